import Semantics

extension WordList {
  static let spanish = WordList(
    language: "es",
    roles: [
      "botón", "enlace", "imagen", "icono", "encabezamiento", "encabezado", "control deslizante", "interruptor",
      "campo de texto", "campo de búsqueda", "pestaña", "ajustable", "menú", "selector",
    ],
    states: [
      .on: ["activado"], .off: ["desactivado"], .selected: ["seleccionado", "seleccionada"],
      .expanded: ["expandido"], .collapsed: ["contraído"], .dimmed: ["atenuado"],
    ],
    roleNames: [
      .button: RoleNames(last: ["botón"], first: ["botón"]),
      .link: RoleNames(last: ["enlace"], first: ["enlace"]),
      .image: RoleNames(last: ["imagen", "icono"], first: ["imagen de", "icono de"]),
      .text: RoleNames(last: ["encabezado"]),
      .slider: RoleNames(last: ["control deslizante"], first: ["control deslizante"]),
      .stepper: RoleNames(last: ["stepper"]),
      .toggle: RoleNames(last: ["interruptor", "casilla"], first: ["interruptor", "casilla"]),
      .textField: RoleNames(last: ["campo de texto"], first: ["campo de texto"]),
      .secureField: RoleNames(last: ["campo de texto"], first: ["campo de texto"]),
      .searchField: RoleNames(last: ["campo de búsqueda"], first: ["campo de búsqueda"]),
      .tab: RoleNames(last: ["pestaña"], first: ["pestaña"]),
    ],
    gestures: [
      "toca para", "toca dos veces", "toca aquí", "tocar para", "tocar dos veces", "toque para", "toque dos veces",
      "pulsa", "pulsar", "pulse", "pulsado", "haz clic", "hacer clic", "haga clic", "clic en", "desliza", "deslizar",
      "deslice", "arrastra", "arrastrar", "arrastre", "pellizca", "dedos",
    ],
    generic: [
      "más", "detalles", "aquí", "haz clic aquí", "más información", "leer más", "ver más", "info", "ver", "abrir",
    ],
    unspecific: ["acción", "acción personalizada", "opción", "botón", "más", "ir"],
    progress: "progreso",
    pictures: [
      .chart: ["gráfico", "gráfica"], .map: ["mapa"], .video: ["vídeo", "reproductor de vídeo"],
    ],
    images: ["imagen", "foto", "fotografía", "icono", "gráfico", "gráfica", "diagrama", "ilustración"],
    decorating: ["decorativo", "decorativa"],
    choosing: ["seleccionar", "selecciona", "elegir", "elige", "opción", "selecciona una opción", "elige una opción"],
    limits: ["máximo", "mínimo", "como máximo", "como mínimo", "hasta", "entre", "límite"],
    adjusting: [
      "sumar", "restar", "aumentar", "disminuir", "incrementar", "reducir", "más", "menos", "añadir", "quitar", "subir",
      "bajar",
    ],
    units: [
      "segundo", "segundos", "minuto", "minutos", "hora", "horas", "día", "días", "semana", "semanas", "mes", "meses",
      "año", "años", "punto", "puntos", "por ciento", "grado", "grados", "metro", "metros", "kilómetro", "kilómetros",
      "gramo", "gramos", "kilogramo", "kilogramos", "litro", "litros", "unidad", "unidades", "euro", "euros",
    ],
    demands: ["obligatorio", "obligatoria", "requerido", "requerida", "no válido", "debe", "error"],
    paging: ["siguiente", "anterior", "atrás"],
    closing: ["cerrar", "descartar", "deshacer", "ocultar", "cancelar", "ok", "aceptar", "listo", "entendido"],
    titles: ["página", "pantalla", "vista", "título", "sin título", "página nueva", "detalles", "info"],
    purposes: [
      .email: ["email", "e mail", "correo", "correo electrónico", "dirección de correo electrónico"],
      .phone: ["teléfono", "número de teléfono", "móvil", "celular", "teléfono móvil"],
      .postalCode: ["código postal"],
      .street: ["calle", "calle y número"],
      .city: ["ciudad"],
      .country: ["país", "país o región"],
      .givenName: ["nombre de pila"],
      .familyName: ["apellido", "apellidos"],
      .fullName: ["nombre completo", "nombre y apellidos"],
      .username: ["usuario", "nombre de usuario"],
      .password: ["contraseña", "contraseña nueva", "nueva contraseña"],
      .oneTimeCode: ["código de verificación"],
      .cardNumber: ["número de tarjeta"],
    ],
    purposeLeads: ["tu", "su", "mi", "introduce", "introduzca", "escribe", "escriba", "nuevo", "nueva"],
    instructing: [
      "usa", "use", "utiliza", "utilice", "introduce", "introduzca", "escribe", "escriba", "formato", "al menos",
      "como mínimo", "como máximo", "debe", "mínimo", "máximo", "solo", "la contraseña debe", "hasta",
    ],
    entered: ["dígito", "dígitos", "cifras", "carácter", "caracteres", "letras", "números"],
    counting: ["restantes", "restante", "quedan", "usados"])
}
