import { columns, container, element, form, heading, image, text, withIds } from '../builder.ts'
import { landscape } from '../drawings/scenes.ts'
import { band, card, footer, lead, paragraph, quietLink, split, subtitle } from '../pieces.ts'
import { header } from '../header.ts'
import type { LibraryTemplate } from '../template.ts'

const ink = '#1d2a22'
const muted = '#55655b'
const accent = '#2d6a4f'
const paper = '#fbfaf4'

const opening = band(
  'Artículo destacado',
  { backgroundColor: paper },
  [
    container({ gap: '10px' }, [
      heading(
        {
          text: 'El cuaderno de los caminos lentos',
          level: 1,
          color: ink,
          fontSize: '54px',
          alignment: 'center',
        },
        { tablet: { fontSize: '46px' }, mobile: { fontSize: '35px' } },
      ),
      lead(
        'Rutas a pie, pueblos pequeños y bocadillos memorables. Una entrada cada domingo.',
        muted,
        'center',
      ),
    ]),
    split(
      image({
        src: landscape('#f3d9b1', '#7d9c86', '#2d6a4f', '#e8743b'),
        alt: 'Dibujo de unas montañas al atardecer',
      }),
      container({ gap: '16px' }, [
        text({ text: 'Lo último · 8 minutos', color: accent, fontSize: '16px' }),
        subtitle('Tres días por la sierra sin encontrar a nadie', ink),
        paragraph(
          'Salimos con mapa de papel, dos litros de agua y ninguna prisa. Volvimos con las botas rotas y un queso de cabra.',
          muted,
        ),
        quietLink('Leer la entrada', '/blog/sierra', accent),
      ]),
    ),
  ],
  { room: 'first' },
)

const post = (picture: string, about: string, title: string, words: string, link: string) =>
  element('card', 'Tarjeta', {
    image: picture,
    imageAlt: about,
    title,
    text: words,
    linkText: 'Leer la entrada',
    link,
    titleColor: ink,
    textColor: muted,
    linkColor: accent,
    borderColor: '#dfe5d8',
  })

const posts = band('Entradas', { backgroundColor: '#eef2e6' }, [
  subtitle('Más caminos', ink),
  columns(
    { columns: 3, gap: '28px' },
    [
      post(
        landscape('#cfe6ee', '#6c8fa3', '#2f5d73', '#fff3c9'),
        'Dibujo de una costa fría',
        'La costa en noviembre',
        'Por qué el mar se entiende mejor con chubasquero.',
        '/blog/costa',
      ),
      post(
        landscape('#ffe9c2', '#c98d4f', '#8a5a2b', '#f2b84b'),
        'Dibujo de unas lomas secas',
        'El pan de Tierra de Campos',
        'Una ruta de horno en horno, con parada en la plaza.',
        '/blog/pan',
      ),
      post(
        landscape('#dfe3f5', '#8288b5', '#454a7a', '#ffffff'),
        'Dibujo de montañas de noche',
        'Dormir bajo las estrellas',
        'Lo que llevo, lo que dejo y lo que se me olvidó.',
        '/blog/vivac',
      ),
    ],
    { tablet: { gap: '16px' } },
  ),
])

const letter = band('Boletín', { backgroundColor: accent }, [
  split(
    container({ gap: '14px' }, [
      subtitle('Un camino cada domingo', '#ffffff'),
      lead('La entrada nueva en tu correo, con el mapa para imprimir.', '#dcefe2'),
    ]),
    card({}, [
      form({
        fields: ['email', 'consent'],
        buttonText: 'Suscribirme',
        placeholder: 'nombre@ejemplo.es',
        buttonColor: ink,
        successMessage: '¡Bienvenida, bienvenido! El domingo recibirás tu primer camino.',
      }),
    ]),
  ),
])

const author = band(
  'Quién escribe',
  { backgroundColor: paper },
  [
    container({ gap: '16px' }, [
      heading({ text: 'Escribe Sara Quintana', level: 2, color: ink, fontSize: '30px', alignment: 'center' }),
      paragraph(
        'Bibliotecaria entre semana, caminante los domingos. Contesta a todos los correos, aunque tarde.',
        muted,
        { alignment: 'center' },
      ),
      element('social_media', 'Redes sociales', {
        items: [
          { network: 'instagram', address: 'https://www.instagram.com/' },
          { network: 'youtube', address: 'https://www.youtube.com/' },
          { network: 'email', address: 'mailto:hola@ejemplo.es' },
        ],
        alignment: 'center',
        groundColor: accent,
      }),
    ]),
  ],
  { width: '680px' },
)

/** The front page of a blog. */
export const natureBlog: LibraryTemplate = {
  id: 'blog-cuaderno-de-caminos',
  name: 'Cuaderno de viajes',
  category: 'blog',
  description: 'La entrada más reciente en grande, las anteriores en tarjetas y el alta en tu boletín.',
  tags: ['blog', 'viajes', 'entradas', 'boletín'],
  elements: withIds([
    header('Caminos lentos', ink, paper),
    opening,
    posts,
    letter,
    author,
    footer('Caminos lentos', 'Un blog hecho a pie.', ink, '#cfdad2', '#ffffff'),
  ]),
}
