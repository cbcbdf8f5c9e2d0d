import { columns, container, form, heading, image, text, withIds } from '../builder.ts'
import { portrait } from '../drawings/people.ts'
import { novel } from '../drawings/novel.ts'
import { stars } from '../drawings/icons.ts'
import {
  band,
  callToAction,
  card,
  footer,
  lead,
  paragraph,
  smallTitle,
  split,
  subtitle,
  title,
} from '../pieces.ts'
import type { Palette } from '../pieces.ts'
import type { GalleryTemplate } from '../template.ts'

const palette: Palette = {
  ink: '#2b1120',
  muted: '#664a57',
  accent: '#f0a868',
  onAccent: '#2b1120',
  soft: '#fbf1e8',
}
const { ink, muted, accent, soft } = palette
const pale = '#e9d0c0'

const hero = band(
  'Portada',
  { backgroundMode: 'gradient', backgroundImage: 'linear-gradient(135deg, #2b1120, #54213a)' },
  [
    split(
      image(
        { src: novel, alt: 'Portada del libro «El huerto pequeño», de Teresa Olmo' },
        { tablet: { width: '340px', align: 'center' }, mobile: { width: '260px', align: 'center' } },
      ),
      container({ gap: '24px' }, [
        text({ text: 'Libro electrónico · 148 páginas · EPUB y PDF', color: accent, fontSize: '17px' }),
        title('Tomates de verdad en cuatro baldosas de balcón', '#ffffff'),
        lead(
          'El huerto pequeño te dice qué plantar cada mes, con qué maceta y cuánto regar. Sin jardín y sin experiencia.',
          pale,
        ),
        callToAction('Leer el primer capítulo gratis', '#capitulo', palette),
        container({ layout: 'horizontal', gap: '14px', alignItems: 'center', flexWrap: 'wrap' }, [
          image({ src: stars(accent), alt: 'Cinco estrellas', width: '128px', height: '24px' }),
          container({ widthType: 'box', width: 'auto' }, [
            text({ text: '312 balcones ya lo siguen', color: pale, fontSize: '16px' }),
          ]),
        ]),
      ]),
    ),
  ],
)

const chapter = (at: string, name: string, words: string) =>
  container(
    { layout: 'horizontal', gap: '20px', alignItems: 'flex-start' },
    [
      container({ widthType: 'box', width: '56px' }, [
        text({ text: at, color: '#a3481f', fontSize: '32px', fontWeight: 'bold' }),
      ]),
      container({ gap: '4px' }, [smallTitle(name, ink), paragraph(words, muted)]),
    ],
    undefined,
    'Capítulo',
  )

const index = band('Índice', { backgroundColor: soft }, [
  subtitle('Lo que hay dentro', ink),
  columns(
    { columns: 2, gap: '40px' },
    [
      chapter('1', 'Cuánto sol tienes', 'Una tarde con un papel y un lápiz basta para saberlo.'),
      chapter('2', 'Macetas que perdonan', 'Tamaños, materiales y cuáles puedes sacar de la cocina.'),
      chapter('3', 'La tierra no es tierra', 'La mezcla que uso desde hace diez años, y su precio.'),
      chapter('4', 'Doce meses, doce tareas', 'Qué sembrar, trasplantar y recoger, para norte y sur.'),
      chapter('5', 'Regar sin ahogar', 'El truco del dedo, las vacaciones y los vecinos.'),
      chapter('6', 'Bichos y calma', 'A quién echar, a quién invitar y cuándo no hacer nada.'),
    ],
    { tablet: { columns: 1 } },
  ),
])

const extract = band(
  'Fragmento',
  { backgroundColor: '#ffffff' },
  [
    container({ gap: '18px' }, [
      text({ text: 'De la página 12', color: '#a3481f', fontSize: '16px' }),
      heading(
        {
          text: '«La primera tomatera se me murió en once días. La segunda también. La tercera la planté en el cubo de fregar, y de ese cubo comimos todo agosto.»',
          level: 2,
          color: ink,
          fontSize: '32px',
        },
        { mobile: { fontSize: '25px' } },
      ),
    ]),
    container({ layout: 'horizontal', gap: '18px', alignItems: 'center' }, [
      image({
        src: portrait({
          ground: '#f0a868',
          skin: '#f0c7a4',
          hair: '#8f8a86',
          shirt: '#54213a',
          style: 'bun',
        }),
        alt: 'Retrato de Teresa Olmo',
        width: '80px',
        height: '80px',
      }),
      container({ gap: '2px' }, [
        text({ text: 'Teresa Olmo', color: ink, fontSize: '19px', fontWeight: 'bold' }),
        text({
          text: 'Cultiva un balcón de seis metros en Logroño desde 2013.',
          color: muted,
          fontSize: '17px',
        }),
      ]),
    ]),
  ],
  { width: '800px' },
)

const gift = band('Primer capítulo', { backgroundColor: ink, anchor: 'capitulo' }, [
  split(
    container({ gap: '18px' }, [
      subtitle('Llévate el primer capítulo', '#ffffff'),
      lead('Veinte páginas y el calendario de este mes. Si te gusta, el libro entero cuesta 12 euros.', pale),
      paragraph('Lo recibes en EPUB y en PDF, para el lector o para imprimir.', pale),
    ]),
    card({ backgroundColor: soft, borderRadius: '20px' }, [
      form({
        fields: ['nombre', 'email', 'consent'],
        buttonText: 'Enviádmelo',
        placeholder: 'nombre@ejemplo.es',
        buttonColor: '#a3481f',
        successMessage: '¡Va en camino! Te enviamos el primer capítulo a tu correo.',
      }),
    ]),
  ),
])

/** A page for a book, with its contents, a passage and the first chapter as a gift. */
export const gardenBook: GalleryTemplate = {
  id: 'ebook-primer-capitulo',
  name: 'Libro con primer capítulo',
  category: 'ebook',
  description: 'Presenta tu libro con su portada, su índice y un fragmento, y regala el primer capítulo.',
  tags: ['libro', 'descarga', 'capítulo gratis', 'autora'],
  elements: withIds([
    hero,
    index,
    extract,
    gift,
    footer('Teresa Olmo', 'Libros para balcones y ventanas.', '#1d0a15', pale, '#ffffff'),
  ]),
}
