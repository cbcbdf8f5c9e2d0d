import type { Definitions } from './definitions.ts'

export const contestProblems = {
  CONTEST_DATES: {
    status: 422,
    detail: () => 'El concurso tiene que terminar después de empezar, y antes de tres años.',
  },
  CONTEST_NOT_READY: {
    status: 409,
    detail: () => 'Al concurso le falta algo para publicarse. Mira lo que falta en su pantalla.',
  },
  CONTEST_NOT_OPEN: { status: 409, detail: () => 'Este concurso no está publicado: no se puede cerrar.' },
  CONTEST_NOT_CLOSED: {
    status: 409,
    detail: () => 'Este concurso no espera ningún número: o no está cerrado, o ya está sorteado.',
  },
  CONTEST_NOT_JUDGED: {
    status: 409,
    detail: () => 'Este concurso no espera el fallo de un jurado: o no está cerrado, o ya está decidido.',
  },
  CONTEST_NO_MARKS: {
    status: 409,
    detail: () => 'Nadie del jurado ha puntuado todavía: sin notas no hay fallo.',
  },
  CONTEST_OVER: {
    status: 409,
    detail: () => 'La lista de este concurso ya está cerrada: no se puede cambiar.',
  },
} satisfies Definitions
