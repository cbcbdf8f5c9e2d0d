import { columns, container, element, form, heading, image, text, withIds } from '../builder.ts'
import { work } from '../drawings/works.ts'
import { band, card, footer, paragraph, quietLink } from '../pieces.ts'
import { header } from '../header.ts'
import type { LibraryTemplate } from '../template.ts'

const night = '#141414'
const paper = '#f4f1ea'
const muted = '#b9b4a8'
const accent = '#ff9d5c'

const intro = band('Presentación', { backgroundColor: night }, [
  heading(
    { text: 'Diseño carteles que se leen desde la otra acera', level: 1, color: paper, fontSize: '72px' },
    { tablet: { fontSize: '56px' }, mobile: { fontSize: '40px' } },
  ),
  container(
    { layout: 'horizontal', gap: '40px', alignItems: 'flex-end', justifyContent: 'space-between' },
    [
      container(
        { widthType: 'box', width: '60%' },
        [
          paragraph(
            'Soy Nico Arias, diseñador gráfico en Bilbao. Trabajo para teatros, editoriales y fiestas de pueblo.',
            muted,
          ),
        ],
        { tablet: { width: '100%' }, mobile: { width: '100%' } },
      ),
      element(
        'social_media',
        'Redes sociales',
        {
          items: [
            { network: 'instagram', address: 'https://www.instagram.com/' },
            { network: 'linkedin', address: 'https://www.linkedin.com/' },
            { network: 'email', address: 'mailto:hola@ejemplo.es' },
          ],
          alignment: 'right',
          groundColor: '#2c2b29',
          iconColor: paper,
        },
        { tablet: { alignment: 'left' }, mobile: { alignment: 'left' } },
      ),
    ],
    {
      tablet: { flexDirection: 'column', alignItems: 'stretch' },
      mobile: { flexDirection: 'column', alignItems: 'stretch' },
    },
  ),
])

const piece = (picture: string, name: string, what: string) =>
  container({ gap: '10px' }, [
    image({ src: picture, alt: `Cartel: ${name}` }),
    heading({ text: name, level: 3, color: paper, fontSize: '20px' }),
    text({ text: what, color: muted, fontSize: '16px' }),
  ])

const works = band('Trabajos', { backgroundColor: '#1c1b1a', anchor: 'trabajos' }, [
  heading({ text: 'Trabajos', level: 2, color: accent, fontSize: '24px' }),
  columns(
    { columns: 3, gap: '32px' },
    [
      piece(work('sun', '#f6c453', '#d9412b', '#23395b'), 'Verano en la plaza', 'Cartel de fiestas, Getxo'),
      piece(work('arches', '#e9dcc6', '#c8553d', '#2d4739'), 'Puertas', 'Temporada de teatro, Vitoria'),
      piece(work('leaf', '#173f35', '#7fb069', '#f4f1ea'), 'Botánica mínima', 'Cubierta de libro'),
      piece(work('letter', '#f4f1ea', '#d9412b', '#141414'), 'La eñe', 'Semana de las letras'),
      piece(work('grid', '#23395b', '#ff9d5c', '#f4f1ea'), 'Juego de bloques', 'Identidad de una ludoteca'),
      piece(work('wave', '#bfe3e0', '#1b7f8c', '#0d3b4c'), 'Marea', 'Festival de música, Donostia'),
    ],
    { tablet: { columns: 2 }, mobile: { columns: 2, gap: '20px' } },
  ),
])

const about = band('Cómo trabajo', { backgroundColor: night }, [
  columns(
    { columns: 2, gap: '56px' },
    [
      container({ gap: '16px' }, [
        heading(
          { text: 'Primero escucho, luego recorto', level: 2, color: paper, fontSize: '38px' },
          { mobile: { fontSize: '30px' } },
        ),
        paragraph(
          'Tres bocetos en una semana, uno elegido, dos rondas de cambios. Entrego para imprenta y para pantalla.',
          muted,
        ),
      ]),
      element('stats', 'Cifras', {
        items: [
          { figure: '140', caption: 'carteles impresos' },
          { figure: '11', caption: 'años pegándolos' },
        ],
        figureColor: accent,
        captionColor: muted,
        alignment: 'left',
      }),
    ],
    { tablet: { columns: 1 } },
  ),
])

const contact = band(
  'Contacto',
  { backgroundColor: accent, anchor: 'contacto' },
  [
    heading(
      { text: 'Cuéntame qué hay que anunciar', level: 2, color: night, fontSize: '40px' },
      { mobile: { fontSize: '30px' } },
    ),
    card({ borderRadius: '6px' }, [
      form({
        fields: [
          'nombre',
          'email',
          { name: 'mensaje', label: '¿Qué necesitas y para cuándo?', required: true },
          'consent',
        ],
        buttonText: 'Enviar',
        placeholder: 'nombre@ejemplo.es',
        buttonColor: night,
        successMessage: '¡Gracias! Te contesto en un par de días, con ideas o con preguntas.',
      }),
    ]),
  ],
  { width: '640px' },
)

/** A designer's work, large and on a dark wall. */
export const posterPortfolio: LibraryTemplate = {
  id: 'portfolio-carteles',
  name: 'Portafolio de diseño',
  category: 'portfolio',
  description:
    'Tus trabajos a lo grande sobre fondo oscuro, quién eres en dos frases y un formulario de encargo.',
  tags: ['diseño', 'trabajos', 'galería', 'encargos'],
  elements: withIds([
    header('Nico Arias', paper, night, quietLink('Encargos', '#contacto', accent)),
    intro,
    works,
    about,
    contact,
    footer('Nico Arias', 'Diseño gráfico en Bilbao.', night, muted, paper),
  ]),
}
