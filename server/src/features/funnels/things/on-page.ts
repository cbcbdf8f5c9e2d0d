import type { ThingKind } from '@aurelio/contracts/funnels'
import type { ElementNode, NestedElement, PageDocument, StoredPage } from '@aurelio/page/document'
import { contestPageIn, filmPageIn, quizPageIn } from '@aurelio/page/values'
import type { Thing } from './thing.ts'

type Shows = { type: string; pageIn: (source: string) => string | null }

/** The element that shows a thing of each kind; letters stand on no page. */
const elements: Record<ThingKind, Shows | null> = {
  quiz: { type: 'quiz', pageIn: quizPageIn },
  video: { type: 'video', pageIn: filmPageIn },
  concurso: { type: 'contest', pageIn: contestPageIn },
  correo: null,
}

/** Whether things of this kind are seen on a page. */
export function isSeen(kind: ThingKind): boolean {
  return elements[kind] !== null
}

/** The element of a page that shows a thing. */
export function showing(
  { elements: all, root }: PageDocument,
  kind: ThingKind,
  { address }: Thing,
): string | undefined {
  const shows = elements[kind]
  if (!shows) return undefined
  const isIt = ({ type, props }: ElementNode) =>
    type === shows.type && typeof props['src'] === 'string' && shows.pageIn(props['src']) === address
  const find = (ids: readonly string[]): string | undefined => {
    for (const id of ids) {
      const element = all[id]
      if (!element) continue
      const found = isIt(element) ? id : find(element.children)
      if (found !== undefined) return found
    }
    return undefined
  }
  return find(root)
}

/** A page of its own for a thing, as somebody can go on with it. */
export function pageFor(kind: ThingKind, { name, address }: Thing): StoredPage {
  const title = {
    id: 'heading-1700000000002',
    type: 'heading',
    name: 'Título',
    props: { text: name, level: 1 },
  }
  const shown = { src: address, level: 1 }
  const inside: Record<ThingKind, NestedElement[]> = {
    quiz: [{ id: 'quiz-1700000000003', type: 'quiz', name: 'Quiz', props: shown }],
    concurso: [{ id: 'contest-1700000000003', type: 'contest', name: 'Concurso', props: shown }],
    video: [
      title,
      { id: 'video-1700000000003', type: 'video', name: 'Vídeo', props: { src: address, width: '100%' } },
    ],
    correo: [
      { ...title, props: { text: 'Mira tu correo', level: 1 } },
      {
        id: 'text-1700000000003',
        type: 'text',
        name: 'Texto',
        props: {
          text: 'Te hemos escrito. Confirma tu correo con el enlace y recibirás lo que sigue. Si no llega, mira en el correo no deseado.',
        },
      },
    ],
  }
  const wide = kind === 'video' ? '1000px' : '680px'
  const box = {
    id: 'container-1700000000001',
    type: 'container',
    name: 'Contenedor',
    props: { layout: 'vertical', gap: '24px', maxWidth: wide, padding: '48px 20px', children: inside[kind] },
  }
  return { version: 1, elements: [box] }
}
