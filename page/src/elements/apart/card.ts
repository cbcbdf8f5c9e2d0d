import { box, link, lined, picture, title, words, type TakeApart } from './part.ts'

const edges = new Map<unknown, string>([
  ['left', 'flex-start'],
  ['center', 'center'],
  ['right', 'flex-end'],
])

export const cardParts: TakeApart = (props) => {
  const { alignment } = props
  const look = { backgroundColor: props['backgroundColor'], borderRadius: props['borderRadius'] }
  return box('Tarjeta', { ...look, ...lined(props['borderColor']) }, [
    props['image'] !== '' && picture(props['image'], props['imageAlt'], { width: '100%', height: '200px' }),
    box('Contenedor', { padding: '24px', gap: '10px', alignItems: edges.get(alignment) }, [
      props['title'] !== '' &&
        title({
          text: props['title'],
          textSpans: props['titleSpans'],
          level: props['level'],
          alignment,
          color: props['titleColor'],
          fontSize: '21px',
        }),
      props['text'] !== '' &&
        words({
          text: props['text'],
          textSpans: props['textSpans'],
          alignment,
          color: props['textColor'],
          fontSize: '17px',
        }),
      props['linkText'] !== '' &&
        link({
          text: props['linkText'],
          link: props['link'],
          textColor: props['linkColor'],
          padding: '6px 0px',
          fontWeight: '600',
        }),
    ]),
  ])
}
