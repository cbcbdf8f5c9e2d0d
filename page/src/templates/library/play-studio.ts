import { columns, container, element, form, heading, image, text, withIds } from '../builder.ts'
import { playground } from '../drawings/scenes.ts'
import { band, card, footer, paragraph } from '../pieces.ts'
import type { LibraryTemplate } from '../template.ts'

const ink = '#10111a'
const blue = '#2447f9'
const yellow = '#ffc31f'
const pink = '#ffd3ea'

const hero = band('Portada', { backgroundColor: '#fff7e6' }, [
  container(
    { layout: 'horizontal', gap: '56px', alignItems: 'center' },
    [
      container({ gap: '24px' }, [
        text({ text: 'Estudio Chiribita', color: blue, fontSize: '20px' }),
        heading(
          { text: 'Ideas raras,\nbien hechas', level: 1, color: ink, fontSize: '68px' },
          { tablet: { fontSize: '60px' }, mobile: { fontSize: '48px' } },
        ),
        paragraph('Inventamos marcas, espacios y juegos para gente que no quiere parecerse a nadie.', ink, {
          fontSize: '22px',
        }),
      ]),
      image({
        src: playground,
        alt: 'Dibujo de figuras grandes de colores: una cara, una cruz, un triángulo',
      }),
    ],
    {
      tablet: { flexDirection: 'column', alignItems: 'stretch', gap: '40px' },
      mobile: { flexDirection: 'column', alignItems: 'stretch', gap: '32px' },
    },
  ),
])

const block = (ground: string, color: string, name: string, words: string) =>
  card(
    {
      backgroundColor: ground,
      padding: '40px',
      borderRadius: '0px',
      minHeight: '280px',
      justifyContent: 'flex-end',
    },
    [
      heading({ text: name, level: 2, color, fontSize: '36px' }, { mobile: { fontSize: '30px' } }),
      paragraph(words, color),
    ],
    { mobile: { padding: '28px', minHeight: '200px' } },
  )

const blocks = columns({ columns: 2, gap: '0px' }, [
  block(
    blue,
    '#ffffff',
    'Marcas con cara',
    'Nombre, dibujo y voz. Que se reconozca con los ojos entornados.',
  ),
  block(
    yellow,
    ink,
    'Espacios que juegan',
    'Escaparates, museos pequeños y salas de espera donde apetece esperar.',
  ),
  block(pink, ink, 'Objetos inútiles', 'Juguetes, trofeos y regalos de empresa que nadie tira.'),
  block(
    ink,
    '#ffffff',
    'Fiestas con guion',
    'Inauguraciones, aniversarios y despedidas con principio, nudo y tarta.',
  ),
])

const skills = band('Ingredientes', { backgroundColor: '#ffffff' }, [
  columns(
    { columns: 2, gap: '56px' },
    [
      heading(
        { text: 'De qué está hecho un proyecto nuestro', level: 2, color: ink, fontSize: '42px' },
        { mobile: { fontSize: '32px' } },
      ),
      container({ gap: '24px' }, [
        element('progress', 'Progreso', {
          label: 'Escuchar',
          value: 40,
          barColor: blue,
          textColor: ink,
          height: '18px',
        }),
        element('progress', 'Progreso', {
          label: 'Dibujar mucho',
          value: 30,
          barColor: '#ff5a36',
          textColor: ink,
          height: '18px',
        }),
        element('progress', 'Progreso', {
          label: 'Tirar casi todo',
          value: 20,
          barColor: yellow,
          textColor: ink,
          height: '18px',
        }),
        element('progress', 'Progreso', {
          label: 'Café y chiribitas',
          value: 10,
          barColor: '#e0559f',
          textColor: ink,
          height: '18px',
        }),
      ]),
    ],
    { tablet: { columns: 1 } },
  ),
])

const words = band(
  'Opinión',
  { backgroundColor: pink },
  [
    element('testimonial', 'Testimonio', {
      quote:
        'Pedimos un logotipo y nos devolvieron una risa. Facturamos el doble, pero sobre todo venimos contentas.',
      author: 'Las hermanas Ruano',
      role: 'Quesería La Ruana',
      rating: 0,
      backgroundColor: 'transparent',
      textColor: ink,
      roleColor: '#5a2b47',
    }),
  ],
  { width: '820px', room: 'slim' },
)

const hello = band(
  'Hola',
  { backgroundColor: blue, anchor: 'hola' },
  [
    heading(
      { text: 'Cuéntanos tu idea rara', level: 2, color: '#ffffff', fontSize: '48px', alignment: 'center' },
      { mobile: { fontSize: '34px' } },
    ),
    card({ borderRadius: '0px' }, [
      form({
        fields: [
          'nombre',
          'email',
          { name: 'mensaje', label: '¿Qué te imaginas?', required: true },
          'consent',
        ],
        buttonText: 'Enviar la idea',
        placeholder: 'nombre@ejemplo.es',
        buttonColor: ink,
        successMessage: '¡Nos encanta ya! Te contestamos esta semana con preguntas raras.',
      }),
    ]),
    element('social_media', 'Redes sociales', {
      items: [
        { network: 'instagram', address: 'https://www.instagram.com/' },
        { network: 'tiktok', address: 'https://www.tiktok.com/' },
        { network: 'pinterest', address: 'https://www.pinterest.es/' },
      ],
      alignment: 'center',
      groundColor: yellow,
      iconColor: ink,
    }),
  ],
  { width: '600px' },
)

/** A studio that shows its character in blocks of colour. */
export const playStudio: LibraryTemplate = {
  id: 'creative-estudio',
  name: 'Estudio creativo',
  category: 'creative',
  description: 'Bloques de color, letra enorme y carácter: para estudios que quieren que se les note.',
  tags: ['estudio', 'color', 'ideas', 'arte'],
  elements: withIds([
    hero,
    blocks,
    skills,
    words,
    hello,
    footer('Estudio Chiribita', 'Ideas raras desde Gijón.', ink, '#d5d8e6', '#ffffff'),
  ]),
}
