/** An element of a large page: what the journeys and the benchmark of the editors open, in the specification's nested shape. */
export type Sample = {
  id: string
  type: 'container' | 'heading' | 'text' | 'button' | 'image'
  name: string
  props: Record<string, unknown> & { children?: Sample[] }
}

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const sectionSize = 9

/** Sections of nine elements, three deep, as many as fit into `count`; ids are the same in every editor. */
export function sampleDocument(count: number): Sample[] {
  let made = 0
  const element = (type: Sample['type'], props: Sample['props']): Sample => {
    made += 1
    return { id: `${type}-${String(1_700_000_000_000 + made)}`, type, name: type, props }
  }
  const text = (words: string) => element('text', { text: `${words} ${made}` })
  return Array.from({ length: Math.floor(count / sectionSize) }, () => {
    const section = element('container', { padding: '20px', children: [] })
    const inner = element('container', { padding: '10px', children: [] })
    section.props.children = [
      element('heading', { text: `Sección ${made}`, level: 2 }),
      text('Primer párrafo'),
      text('Segundo párrafo'),
      element('button', { text: 'Ver más', link: '#' }),
      inner,
    ]
    inner.props.children = [
      text('Dentro'),
      element('image', { src: picture, alt: 'Punto', width: '100%', height: '40px' }),
      element('button', { text: 'Pedir cita', link: '#' }),
    ]
    return section
  })
}

/** Place of the section in the middle, and the ids in it that are acted on. */
export function middle(document: readonly Sample[]) {
  const index = Math.floor(document.length / 2)
  const section = document[index]
  const [, first, second] = section?.props.children ?? []
  if (!section || !first || !second) throw new Error('The document is too small to have a middle')
  return { index, section: section.id, text: first.id, otherText: second.id }
}
