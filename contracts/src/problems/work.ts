import { sizeText, type Definitions } from './definitions.ts'

export const calendarProblems = {
  /** Somebody else changed the same fields since they were read; the parameters are their names. */
  EVENT_CHANGED: {
    status: 409,
    detail: ({ fields }: { fields: readonly string[] }) =>
      `Alguien ha cambiado lo mismo mientras tanto (${fields.join(', ')}). Vuelve a leer el evento y decide qué queda.`,
  },
  TOO_MANY_EXCEPTIONS: {
    status: 409,
    detail: ({ most }: { most: number }) =>
      `De un evento que se repite caben ${most} fechas cambiadas. Cambia esa fecha y las siguientes.`,
  },
} satisfies Definitions

export const taskProblems = {
  /** The task would wait for itself. */
  TASK_CYCLE: {
    status: 422,
    detail: () => 'Esa tarea ya espera a esta, directamente o por otras: se esperarían sin fin.',
  },
  /** Somebody else changed the same fields since they were read; the parameters are their names. */
  TASK_CHANGED: {
    status: 409,
    detail: ({ fields }: { fields: readonly string[] }) =>
      `Alguien ha cambiado lo mismo mientras tanto (${fields.join(', ')}). Vuelve a leer la tarea y decide qué queda.`,
  },
  TOO_MANY_TASKS: {
    status: 422,
    detail: ({ most }: { most: number }) =>
      `El archivo trae más de ${most} tareas. Divídelo y súbelo por partes.`,
  },
  TOO_MANY_TEMPLATES: {
    status: 409,
    detail: ({ most }: { most: number }) =>
      `Ya hay ${most} plantillas de proyecto. Elimina alguna que no uses y vuelve a intentarlo.`,
  },
  NOTHING_TO_IMPORT: {
    status: 422,
    detail: () => 'En este archivo no hay ninguna tarea con título.',
  },
  /** Somebody else changed the same fields since they were read; the parameters are their names. */
  PROJECT_CHANGED: {
    status: 409,
    detail: ({ fields }: { fields: readonly string[] }) =>
      `Alguien ha cambiado lo mismo mientras tanto (${fields.join(', ')}). Vuelve a leer el proyecto y decide qué queda.`,
  },
  /** Somebody else saved the notes meanwhile; the parameter is the version that stands now. */
  NOTES_CHANGED: {
    status: 409,
    detail: ({ version }: { version: number }) =>
      `Alguien ha cambiado las notas mientras tanto: van por la versión ${version}. Vuelve a leerlas y decide qué queda.`,
  },
  TOO_MANY_LINKS: {
    status: 409,
    detail: ({ most }: { most: number }) => `Un proyecto puede tener ${most} enlaces como mucho.`,
  },
  TOO_MANY_MAILINGS: {
    status: 409,
    detail: ({ most }: { most: number }) =>
      `Un espacio de trabajo manda ${most} informes al mes como mucho. Quita alguno primero.`,
  },
  TASK_FULL: {
    status: 409,
    detail: ({ most }: { most: number }) => `En una tarea caben ${most}. Quita algo o reparte el trabajo.`,
  },
} satisfies Definitions

export const workFileProblems = {
  FILE_REFUSED: {
    status: 422,
    detail: () => 'Este tipo de archivo no se admite. Comprímelo en un ZIP y súbelo otra vez.',
  },
  FILES_FULL: {
    status: 409,
    detail: ({ bytes }: { bytes: number }) =>
      `Los archivos de tu espacio ya ocupan ${sizeText(bytes)}. Elimina los que no uses y vuelve a intentarlo.`,
  },
} satisfies Definitions
