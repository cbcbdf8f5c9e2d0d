import { columns, container, form, image, text, withIds } from '../builder.ts'
import { icon, stars, step, tick } from '../drawings/icons.ts'
import { kitchen } from '../drawings/kitchen.ts'
import {
  band,
  callToAction,
  card,
  eyebrow,
  feature,
  footer,
  lead,
  paragraph,
  point,
  quietLink,
  quote,
  smallTitle,
  split,
  subtitle,
  title,
} from '../pieces.ts'
import type { Palette } from '../pieces.ts'
import { header } from '../header.ts'
import type { GalleryTemplate } from '../template.ts'

const palette: Palette = {
  ink: '#1d2b29',
  muted: '#4d5f5c',
  accent: '#0f6b62',
  onAccent: '#ffffff',
  soft: '#f7f2ea',
}
const { ink, muted, accent, soft } = palette
const dot = tick('#d5ebe6', accent)

const hero = band(
  'Portada',
  { backgroundColor: soft },
  [
    split(
      container({ gap: '24px' }, [
        eyebrow('Reformas de cocinas y baños en tu ciudad', accent),
        title('Tu cocina nueva en cuatro semanas, con precio cerrado', ink),
        lead(
          'Diseño, obra y limpieza final con un solo equipo. Sabes lo que cuesta y cuándo termina antes de empezar.',
          muted,
        ),
        callToAction('Pide tu presupuesto gratis', '#presupuesto', palette),
        text({ text: 'Visita sin compromiso. Respuesta en 24 horas.', color: muted, fontSize: '16px' }),
      ]),
      image({ src: kitchen, alt: 'Dibujo de una cocina reformada con muebles verdes y una ventana grande' }),
    ),
  ],
  { room: 'first' },
)

const figure = (amount: string, words: string) =>
  container({ gap: '2px', alignItems: 'center' }, [
    text({ text: amount, color: '#ffffff', fontSize: '34px', alignment: 'center', fontWeight: 'bold' }),
    text({ text: words, color: '#d5ebe6', fontSize: '17px', alignment: 'center' }),
  ])

const figures = band(
  'Cifras',
  { backgroundColor: accent },
  [
    columns({ columns: 3, gap: '32px' }, [
      figure('320', 'reformas terminadas'),
      figure('4,9 de 5', 'en opiniones de clientes'),
      figure('10 años', 'de garantía por escrito'),
    ]),
  ],
  { room: 'slim' },
)

const benefit = (drawing: string, name: string, words: string) => feature(drawing, name, words, palette, soft)

const benefits = band('Ventajas', { backgroundColor: '#ffffff' }, [
  container({ gap: '14px', widthType: 'box', width: '720px' }, [
    subtitle('Una obra sin sorpresas', ink),
    lead('Lo que más preocupa de una reforma, resuelto antes de dar el primer golpe de maza.', muted),
  ]),
  columns(
    { columns: 3, gap: '24px' },
    [
      benefit(
        icon('price', '#d5ebe6', accent),
        'Precio cerrado',
        'Firmas un presupuesto detallado y ese es el que pagas. Si algo se complica, lo asumimos nosotros.',
      ),
      benefit(
        icon('calendar', '#d5ebe6', accent),
        'Plazo por escrito',
        'Fecha de inicio y de entrega en el contrato. Cada día de retraso te lo descontamos.',
      ),
      benefit(
        icon('person', '#d5ebe6', accent),
        'Una sola persona',
        'Tu jefa de obra coordina los oficios y te enseña los avances cada viernes.',
      ),
    ],
    { tablet: { columns: 1 } },
  ),
])

const stage = (number: number, name: string, words: string) =>
  container({ gap: '12px' }, [
    image({ src: step(number, accent, '#ffffff'), alt: '', width: '48px', height: '48px' }),
    smallTitle(name, ink),
    paragraph(words, muted),
  ])

const stages = band('Pasos', { backgroundColor: soft }, [
  subtitle('Así de fácil', ink),
  columns(
    { columns: 3, gap: '40px' },
    [
      stage(1, 'Te visitamos', 'Medimos, escuchamos lo que quieres y resolvemos tus dudas en una hora.'),
      stage(
        2,
        'Ves tu cocina en 3D',
        'En una semana tienes el diseño y el presupuesto, partida por partida.',
      ),
      stage(3, 'La estrenas', 'Obra, limpieza y repaso final. Te entregamos la garantía y las llaves.'),
    ],
    { tablet: { gap: '24px' } },
  ),
])

const opinions = band('Opiniones', { backgroundColor: '#ffffff' }, [
  container({ gap: '14px' }, [
    image({ src: stars('#d98e04'), alt: 'Cinco estrellas', width: '128px', height: '24px' }),
    subtitle('Lo cuentan quienes ya cocinan en ella', ink),
  ]),
  columns(
    { columns: 2, gap: '24px' },
    [
      quote(
        'Nos dieron una fecha y la cumplieron. Pagamos exactamente lo que ponía el presupuesto, ni un euro más.',
        'Marta Gil, reforma de cocina',
        palette,
        { backgroundColor: soft },
      ),
      quote(
        'Teníamos pánico a la obra con dos niños en casa. Cada tarde dejaban todo recogido y nos avisaban del día siguiente.',
        'Javier y Lola, cocina y baño',
        palette,
        { backgroundColor: soft },
      ),
    ],
    { tablet: { columns: 1 } },
  ),
])

const request = container({ gap: '0px', anchor: 'presupuesto' }, [
  band('Presupuesto', { backgroundColor: '#e7f2ef' }, [
    split(
      container({ gap: '20px' }, [
        subtitle('Pide tu presupuesto gratis', ink),
        lead('Cuéntanos qué quieres cambiar. Te llamamos en 24 horas para acordar la visita.', muted),
        point(dot, 'Visita y diseño en 3D sin coste', ink),
        point(dot, 'Presupuesto cerrado, partida por partida', ink),
        point(dot, 'Financiación hasta en 24 meses', ink),
      ]),
      card({}, [
        form({
          fields: [
            'nombre',
            'telefono',
            'email',
            { name: 'mensaje', label: '¿Qué quieres reformar?' },
            'consent',
          ],
          buttonText: 'Quiero mi presupuesto',
          placeholder: 'nombre@ejemplo.es',
          buttonColor: accent,
          successMessage: '¡Gracias! Hemos recibido tu petición y te llamamos en las próximas 24 horas.',
        }),
      ]),
      { alignItems: 'flex-start' },
    ),
  ]),
])

/** A landing page for a business that works near its customers. */
export const localServices: GalleryTemplate = {
  id: 'landing-servicios-locales',
  name: 'Servicios locales',
  category: 'landing',
  description: 'Presenta un negocio de tu zona, da confianza y consigue peticiones de presupuesto.',
  tags: ['negocio local', 'presupuesto', 'reformas', 'contacto'],
  elements: withIds([
    header('Obra Viva', ink, soft, quietLink('600 000 000', 'tel:+34600000000', accent)),
    hero,
    figures,
    benefits,
    stages,
    opinions,
    request,
    footer(
      'Obra Viva',
      'Calle Mayor 1, 28013 Madrid. Lunes a viernes, de 9 a 19 h.',
      '#1d2b29',
      '#c9d6d3',
      '#ffffff',
    ),
  ]),
}
