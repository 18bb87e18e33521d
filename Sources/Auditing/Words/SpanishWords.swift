extension WordList {
  static let spanish = WordList(
    language: "es",
    roles: [
      "botón", "enlace", "imagen", "icono", "encabezamiento", "encabezado", "control deslizante", "interruptor",
      "campo de texto", "campo de búsqueda", "pestaña", "ajustable", "menú", "selector",
    ],
    states: ["seleccionado", "seleccionada", "activado", "desactivado", "atenuado", "expandido", "contraído"],
    gestures: [
      "toca", "tocar", "toque", "toca dos veces", "pulsa", "pulsar", "pulse", "haz clic", "hacer clic", "desliza",
      "deslizar", "deslízate", "arrastra", "arrastrar", "mantén pulsado", "pellizca",
    ],
    generic: [
      "más", "detalles", "aquí", "haz clic aquí", "más información", "leer más", "ver más", "info", "editar",
      "eliminar", "añadir", "ver", "abrir", "ok",
    ],
    limits: ["máximo", "mínimo", "como máximo", "como mínimo", "hasta", "entre", "límite"],
    adjusting: [
      "sumar", "restar", "aumentar", "disminuir", "incrementar", "reducir", "más", "menos", "añadir", "quitar", "subir",
      "bajar",
    ],
    units: [
      "segundo", "segundos", "minuto", "minutos", "hora", "horas", "día", "días", "semana", "semanas", "mes", "meses",
      "año", "años", "punto", "puntos", "por ciento", "grado", "grados", "metro", "metros", "kilómetro", "kilómetros",
      "gramo", "gramos", "kilogramo", "kilogramos", "litro", "litros", "unidad", "unidades", "euro", "euros",
    ])
}
