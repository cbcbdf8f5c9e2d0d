import type {
  ApartReason,
  Contest,
  ContestEntry,
  ContestState,
  ContestWinner,
} from '@aurelio/contracts/contests'
import type { ProblemWords } from '../../platform/api/error-text.ts'

export const stateNames: Record<ContestState, string> = {
  draft: 'Borrador',
  open: 'Publicado',
  closed: 'Cerrado',
  drawn: 'Con resultado',
}

export const entryStateNames: Record<ContestEntry['state'], string> = {
  waiting: 'Sin confirmar',
  confirmed: 'Participa',
  apart: 'Apartada',
}

export const apartTexts: Record<ApartReason, string> = {
  'same-person': 'Parece la misma persona que otra participación',
  disposable: 'Correo desechable',
  burst: 'Muchas a la vez desde la misma red',
  robot: 'Parece enviada por un programa',
  team: 'La apartó el equipo',
}

export const winnerStateNames: Record<ContestWinner['state'], string> = {
  waiting: 'En reserva',
  told: 'Avisado, sin respuesta',
  accepted: 'Ha aceptado',
  declined: 'Ha renunciado',
  lapsed: 'No respondió a tiempo',
  erased: 'Sus datos se han borrado',
}

export const actionNames: Record<string, string> = {
  entry: 'Participar',
  confirm: 'Confirmar el correo',
  invite: 'Invitar',
  answer: 'Responder',
  visit: 'Visitar',
  share: 'Compartir',
}

export const missingTexts: Record<Contest['missing'][number], string> = {
  dates: 'El concurso ya ha terminado según sus fechas: pon un final más adelante.',
  question: 'Responder da puntos, pero falta la pregunta.',
  visit: 'Visitar da puntos, pero falta la dirección de la página.',
  beacon: 'Falta decir de qué sorteo o de dónde sale el número de fuera.',
}

export const contestWords = {
  CONTEST_DATES: 'El concurso tiene que terminar después de empezar, y durar menos de tres años.',
  CONTEST_NOT_READY: 'Al concurso le falta algo para publicarse: lo dice el aviso de esta pantalla.',
  CONTEST_NOT_OPEN: 'Este concurso ya no está abierto: puede que otra persona lo haya cerrado.',
  CONTEST_NOT_CLOSED: 'Este concurso no espera ningún número: o no está cerrado, o ya está sorteado.',
  CONTEST_NOT_JUDGED: 'Este concurso no espera el fallo de un jurado: o no está cerrado, o ya está decidido.',
  CONTEST_NO_MARKS: 'Nadie del jurado ha puntuado todavía: sin notas no hay fallo.',
  CONTEST_OVER: 'La lista de este concurso ya está cerrada: no se puede cambiar.',
} satisfies ProblemWords
