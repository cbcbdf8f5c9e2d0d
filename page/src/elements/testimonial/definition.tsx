/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import { spansOfProp } from '../rich-text/parts.ts'
import { drawRich } from '../rich-text/rich-text.tsx'
import type { ViewProps } from '../definition.ts'
import { Picture } from '../picture.tsx'
import { roomInside, windowRoom } from '../room.ts'
import { colorProp, hexProp, lengthProp, numberProp, sourceProp, textProp } from '../prop-schemas.ts'
import { backgroundColorField, borderColorField, borderRadiusField, colorField } from '../style-fields.ts'

const defaults = {
  quote: 'Contaron conmigo en cada paso y el resultado superó lo que imaginaba. Repetiría mañana mismo.',
  author: 'María Pérez',
  role: 'Clienta desde 2024',
  rating: 5,
  backgroundColor: '#f8f9fa',
  textColor: '#16161d',
  roleColor: '#565666',
  starColor: '#b45309',
  borderColor: '',
  borderRadius: '12px',
} as const

const schema = z.object({
  quote: textProp(defaults.quote),
  quoteSpans: spansOfProp,
  author: textProp(defaults.author),
  role: textProp(defaults.role),
  photo: sourceProp,
  rating: numberProp(defaults.rating, 0, 5),
  backgroundColor: colorProp(defaults.backgroundColor),
  textColor: hexProp(defaults.textColor),
  roleColor: hexProp(defaults.roleColor),
  starColor: hexProp(defaults.starColor),
  borderColor: hexProp(defaults.borderColor),
  borderRadius: lengthProp(defaults.borderRadius, { min: 0, max: 500 }),
})
type TestimonialProps = z.output<typeof schema>

const photoSize = '56px'
const photoRoom = roomInside(windowRoom, { width: photoSize })

function TestimonialView({ id, props, parts, page }: ViewProps<TestimonialProps>) {
  const { root, stars, quote, words, who, photo, author, role } = parts
  const rating = Math.round(props.rating)
  // Who writes the marks, too, has them once.
  const isQuoted = /^\s*[«"“‘'„]/.test(props.quote)
  return (
    <figure {...root}>
      {rating > 0 && (
        <div {...stars} role="img" aria-label={`${rating} de 5 estrellas`}>
          {'★'.repeat(rating) + '☆'.repeat(5 - rating)}
        </div>
      )}
      <blockquote {...quote}>
        {props.quote && (
          <>
            {isQuoted ? '' : '«'}
            <span {...words}>{drawRich(props.quote, props.quoteSpans, parts)}</span>
            {isQuoted ? '' : '»'}
          </>
        )}
      </blockquote>
      <figcaption {...who}>
        {props.photo && (
          <Picture
            id={id}
            page={{ ...page, room: photoRoom }}
            attributes={photo}
            source={props.photo}
            alt=""
          />
        )}
        <div>
          <div {...author}>{props.author}</div>
          {props.role && <div {...role}>{props.role}</div>}
        </div>
      </figcaption>
    </figure>
  )
}

/** What somebody says, who it is, and how many stars it gives. */
export const testimonial = defineElement<TestimonialProps>({
  type: 'testimonial',
  name: 'Testimonio',
  icon: 'quote',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  inlineTexts: [
    { part: 'words', prop: 'quote', multiline: true, rich: 'line' },
    { part: 'author', prop: 'author' },
    { part: 'role', prop: 'role' },
  ],
  fields: {
    layout: [
      { kind: 'textarea', prop: 'quote', label: 'Opinión' },
      { kind: 'text', prop: 'author', label: 'Nombre' },
      { kind: 'text', prop: 'role', label: 'Quién es' },
      { kind: 'image', prop: 'photo', label: 'Foto' },
      {
        kind: 'number',
        prop: 'rating',
        everywhere: true,
        label: 'Estrellas',
        help: 'Con 0 no se muestran.',
        min: 0,
        max: 5,
        slider: { min: 0, max: 5 },
      },
    ],
    style: [
      colorField('textColor', 'Color del texto'),
      colorField('roleColor', 'Color de quién es'),
      colorField('starColor', 'Color de las estrellas'),
      backgroundColorField,
      borderColorField,
      borderRadiusField,
    ],
  },
  styles: (props) => ({
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '16px',
      width: '100%',
      minWidth: '0',
      padding: '28px',
      borderRadius: props.borderRadius,
      ...(props.textColor && { color: props.textColor }),
      ...(props.backgroundColor !== 'transparent' && { backgroundColor: props.backgroundColor }),
      ...(props.borderColor && { borderWidth: '1px', borderStyle: 'solid', borderColor: props.borderColor }),
    },
    stars: { fontSize: '22px', lineHeight: 1, ...(props.starColor && { color: props.starColor }) },
    quote: { fontSize: '19px', whiteSpace: 'pre-line' },
    words: {},
    who: { display: 'flex', alignItems: 'center', gap: '14px' },
    photo: { width: photoSize, height: photoSize, objectFit: 'cover', borderRadius: '50%' },
    author: { fontWeight: 600 },
    role: { fontSize: '16px', ...(props.roleColor && { color: props.roleColor }) },
  }),
  needs: ({ photo }) => ({ pictures: [photo] }),
  View: TestimonialView,
})
