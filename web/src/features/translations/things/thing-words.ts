import { addresses } from '@aurelio/contracts/addresses'
import type { TranslatedKind } from '@aurelio/contracts/thing-translations'

/** What is said of a kind of things that are translated. */
export const thingWords: Readonly<
  Record<
    TranslatedKind,
    { of: string; whole: string; publish: string; published: string; waits: string; withdrawn: string }
  >
> = {
  quiz: {
    of: 'Idiomas del quiz',
    whole: 'Nombre y unidades',
    publish: 'Publicar traducción',
    published: 'Traducción publicada',
    waits: 'Sale con el quiz',
    withdrawn: 'Quien lo abra en ese idioma lo verá como está hecho. Lo traducido se conserva.',
  },
  contest: {
    of: 'Idiomas del concurso',
    whole: 'Página del concurso',
    publish: 'Publicar traducción',
    published: 'Traducción publicada',
    waits: 'Sale con el concurso',
    withdrawn: 'Quien lo abra en ese idioma lo verá como está hecho. Lo traducido se conserva.',
  },
  letter: {
    of: 'Idiomas del correo',
    whole: 'Asunto',
    publish: 'Usar al enviar',
    published: 'Quien lea en ese idioma lo recibirá traducido',
    waits: 'Se envía traducido',
    withdrawn: 'Quien lea en ese idioma lo recibirá como está escrito. Lo traducido se conserva.',
  },
  sequence: {
    of: 'Idiomas de la secuencia',
    whole: 'Correos',
    publish: 'Usar al enviar',
    published: 'Quien lea en ese idioma la recibirá traducida',
    waits: 'Se envía traducida',
    withdrawn: 'Quien lea en ese idioma la recibirá como está escrita. Lo traducido se conserva.',
  },
  collection: {
    of: 'Idiomas de la colección',
    whole: 'Campos',
    publish: 'Publicar traducción',
    published: 'Traducción publicada',
    waits: 'Publicada',
    withdrawn: 'Los filtros y las opciones se verán como están en la colección. Lo traducido se conserva.',
  },
}

/** Where a thing itself is changed. */
export function thingPath(kind: TranslatedKind, id: string): string {
  if (kind === 'quiz') return `${addresses.quizBuilder}/${encodeURIComponent(id)}`
  return addresses[kind](id)
}
