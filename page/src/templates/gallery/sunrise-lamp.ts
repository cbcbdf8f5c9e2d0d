import { columns, container, form, image, text, withIds } from '../builder.ts'
import { tick } from '../drawings/icons.ts'
import { bedroom, dawn, dial } from '../drawings/sunrise-lamp.ts'
import {
  band,
  callToAction,
  card,
  eyebrow,
  footer,
  lead,
  paragraph,
  point,
  quietLink,
  split,
  subtitle,
  title,
} from '../pieces.ts'
import type { Palette } from '../pieces.ts'
import { header } from '../header.ts'
import type { GalleryTemplate } from '../template.ts'

const palette: Palette = {
  ink: '#2b1a12',
  muted: '#64503f',
  accent: '#b4430f',
  onAccent: '#ffffff',
  soft: '#fff4e6',
}
const { ink, muted, accent, soft } = palette
const dot = tick('#fbdcc0', accent)

const news = band(
  'Aviso',
  { backgroundColor: ink, padding: '10px 24px' },
  [
    text({
      text: 'Envío gratis en 48 horas · 30 noches de prueba',
      color: '#fbdcc0',
      fontSize: '16px',
      alignment: 'center',
    }),
  ],
  { room: 'bar' },
)

const hero = band(
  'Portada',
  { backgroundMode: 'gradient', backgroundImage: 'linear-gradient(180deg, #fff4e6, #ffffff)' },
  [
    container({ gap: '22px', alignItems: 'center' }, [
      container({ widthType: 'box', width: '820px', gap: '20px' }, [
        title('Despierta con luz, no con sobresaltos', ink, 'center'),
        lead(
          'Alba amanece contigo: media hora de luz que crece poco a poco, hasta que abres los ojos sin oír una sola alarma.',
          muted,
          'center',
        ),
      ]),
      callToAction('Reserva la tuya', '#reserva', palette),
      text({
        text: '89 €, envío incluido. Hoy no pagas nada.',
        color: muted,
        fontSize: '16px',
        alignment: 'center',
      }),
    ]),
    image({
      src: bedroom,
      alt: 'Dibujo de una persona dormida junto a la lámpara Alba, que ya da luz cálida',
    }),
  ],
  { room: 'first' },
)

const feature = (name: string, words: string, points: readonly string[]) =>
  container({ gap: '18px' }, [
    subtitle(name, ink),
    paragraph(words, muted),
    ...points.map((each) => point(dot, each, ink)),
  ])

const features = band('Cómo funciona', { backgroundColor: '#ffffff' }, [
  split(
    feature(
      'Amanece media hora antes que tú',
      'La luz pasa del rojo de las brasas al blanco de la mañana. Tu cuerpo lo nota y deja el sueño profundo antes de que suene nada.',
      ['Eliges entre 10 y 45 minutos', 'Sonido suave de reserva, por si acaso'],
    ),
    image({ src: dawn, alt: 'Tres momentos del amanecer: 6:30, 6:45 y 7:00' }),
  ),
  split(
    image({ src: dial, alt: 'La rueda de la lámpara, puesta en veinte minutos, bajo un cielo de noche' }),
    feature(
      'Y por la noche se apaga contigo',
      'Gira la rueda y lee: la luz baja sin que te des cuenta. Ni aplicación, ni cuenta, ni pantalla azul en la mesilla.',
      ['Una sola rueda para todo', 'Recuerda la hora aunque se vaya la luz'],
    ),
    {},
    'column-reverse',
  ),
])

const fact = (amount: string, words: string) =>
  container({ gap: '2px' }, [
    text({ text: amount, color: '#ffffff', fontSize: '36px', fontWeight: 'bold' }),
    text({ text: words, color: '#fff1e3', fontSize: '17px' }),
  ])

const facts = band(
  'Datos',
  { backgroundColor: accent },
  [
    columns(
      { columns: 4, gap: '32px' },
      [
        fact('20', 'niveles de luz, de vela a mediodía'),
        fact('0', 'aplicaciones y cuentas que crear'),
        fact('1,2 kg', 'de roble y vidrio soplado'),
        fact('3 años', 'de garantía y piezas de recambio'),
      ],
      { tablet: { columns: 2 }, mobile: { columns: 2, gap: '20px' } },
    ),
  ],
  { room: 'slim' },
)

const opinion = band(
  'Opinión',
  { backgroundColor: soft },
  [
    container({ gap: '20px' }, [
      subtitle('«Llevaba años odiando las siete de la mañana. Ahora son mi rato favorito.»', ink, 'center'),
      text({ text: 'Elena Robles, enfermera en Vigo', color: muted, fontSize: '18px', alignment: 'center' }),
    ]),
  ],
  { width: '780px' },
)

const order = band('Reserva', { backgroundColor: '#ffffff', anchor: 'reserva' }, [
  split(
    card({ backgroundColor: soft }, [
      form({
        fields: [
          'nombre',
          'email',
          { name: 'cantidad', label: '¿Cuántas quieres?', type: 'number' },
          'consent',
        ],
        buttonText: 'Reservar sin pagar',
        placeholder: 'nombre@ejemplo.es',
        buttonColor: accent,
        successMessage: '¡Tu lámpara está reservada! Te escribiremos cuando salga del taller.',
      }),
    ]),
    container({ gap: '18px' }, [
      eyebrow('Segunda hornada: 200 lámparas', accent),
      subtitle('Reserva la tuya por 89 €', ink),
      lead(
        'Te avisamos cuando esté lista y entonces decides. Si no te convence, la reserva se borra.',
        muted,
      ),
      point(dot, '30 noches de prueba en tu casa', ink),
      point(dot, 'Recogemos la devolución sin coste', ink),
      point(dot, 'Hecha a mano en un taller de Teruel', ink),
    ]),
    {},
    'column-reverse',
  ),
])

/** A landing page for one physical product. */
export const sunriseLamp: GalleryTemplate = {
  id: 'landing-producto-estrella',
  name: 'Producto estrella',
  category: 'landing',
  description: 'Enseña un solo producto a lo grande, cuenta por qué es distinto y recoge reservas.',
  tags: ['producto', 'tienda', 'reserva', 'lanzamiento'],
  elements: withIds([
    news,
    header('Alba', ink, soft, quietLink('Reservar', '#reserva', accent)),
    hero,
    features,
    facts,
    opinion,
    order,
    footer('Taller Alba', 'Lámparas hechas a mano en Teruel.', ink, '#e6d2c0', '#ffffff'),
  ]),
}
