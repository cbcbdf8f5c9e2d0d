import type { Definitions } from './definitions.ts'

export const leadProblems = {
  /** Somebody else changed the lead meanwhile. */
  LEAD_CHANGED: {
    status: 409,
    detail: () =>
      'Otra persona ha cambiado este lead desde que lo abriste. Míralo y vuelve a hacer tu cambio.',
  },
  /** What was asked of an import does not go with how far it is. */
  IMPORT_MOVED_ON: {
    status: 409,
    detail: () =>
      'Alguien ha seguido con esta importación desde otro sitio. Mira cómo va y vuelve a intentarlo.',
  },
  NOT_A_TABLE: {
    status: 422,
    detail: () =>
      'El archivo no es una tabla en CSV con sus columnas en la primera fila. Revísalo y súbelo otra vez.',
  },
  TOO_MANY_RULES: {
    status: 409,
    detail: ({ most }: { most: number }) =>
      `Ya hay ${most} automatizaciones. Quita alguna que no uses y vuelve a intentarlo.`,
  },
  TOO_MANY_VIEWS: {
    status: 409,
    detail: () => 'Ya hay 100 filtros guardados. Elimina alguno que no uses y vuelve a intentarlo.',
  },
} satisfies Definitions

/** The form of a published page, sent by a program. */
export const formProblems = {
  UNKNOWN_FORM: {
    status: 422,
    detail: () => 'El formulario ha cambiado. Vuelve a abrir la página e inténtalo otra vez.',
  },
} satisfies Definitions

export const reportProblems = {
  /** There is none, or it was revoked: nobody is told which. */
  REPORT_LINK_UNKNOWN: {
    status: 404,
    detail: () => 'Este informe no existe, o su enlace se ha retirado. Pide otro a tu agencia.',
  },
} satisfies Definitions
