import { columns, container, form, heading, image, text, video, withIds } from '../builder.ts'
import { tick } from '../drawings/icons.ts'
import { portrait } from '../drawings/people.ts'
import { videoCover } from '../drawings/video-cover.ts'
import { band, callToAction, card, footer, lead, paragraph, point, smallTitle, subtitle } from '../pieces.ts'
import type { Palette } from '../pieces.ts'
import type { GalleryTemplate } from '../template.ts'

const palette: Palette = {
  ink: '#ffffff',
  muted: '#c9c4c2',
  accent: '#dc2626',
  onAccent: '#ffffff',
  soft: '#1b1516',
}
const { ink, muted, soft } = palette
const night = '#0d0a0b'
const dot = tick('#3b1518', '#ff8a8a')

const hero = band(
  'Portada',
  { backgroundColor: night },
  [
    container({ gap: '18px' }, [
      text({
        text: 'Vídeo de 9 minutos · sube el volumen',
        color: '#ff8a8a',
        fontSize: '16px',
        alignment: 'center',
      }),
      heading(
        {
          text: 'Si entiendes inglés pero te bloqueas al hablar, te falta esto',
          level: 1,
          color: ink,
          fontSize: '48px',
          alignment: 'center',
        },
        { tablet: { fontSize: '42px' }, mobile: { fontSize: '33px' } },
      ),
    ]),
    card(
      { backgroundColor: '#2a1d1f', padding: '10px', borderRadius: '18px' },
      [
        video(
          { poster: videoCover, height: '495px' },
          { tablet: { height: '392px' }, mobile: { height: '180px' } },
        ),
      ],
      { mobile: { padding: '6px' } },
    ),
    container({ gap: '14px', alignItems: 'center' }, [
      callToAction('Quiero hablar sin bloqueos', '#plaza', palette),
      text({
        text: 'Grupos de seis personas. Empezamos el primer lunes de cada mes.',
        color: muted,
        fontSize: '16px',
        alignment: 'center',
      }),
    ]),
  ],
  { width: '880px' },
)

const recap = band(
  'Resumen',
  { backgroundColor: soft },
  [
    subtitle('Lo que cuento en el vídeo', ink),
    container({ gap: '20px' }, [
      point(dot, 'Por qué estudiar más gramática te hace hablar menos.', ink),
      point(dot, 'El ejercicio de los noventa segundos, que puedes hacer hoy delante del espejo.', ink),
      point(dot, 'Qué pasa en tu cabeza cuando te quedas en blanco, y cómo salir en una frase.', ink),
      point(dot, 'Cómo trabajamos en el curso: ocho semanas, cuarenta conversaciones.', ink),
    ]),
  ],
  { width: '760px' },
)

const voice = (picture: string, words: string, name: string, what: string) =>
  card(
    { backgroundColor: soft },
    [
      image({ src: picture, alt: `Retrato de ${name}`, width: '72px', height: '72px' }),
      container({ gap: '10px' }, [
        paragraph(`«${words}»`, ink),
        text({ text: `${name}, ${what}`, color: muted, fontSize: '16px' }),
      ]),
    ],
    {
      tablet: { flexDirection: 'row', gap: '24px', alignItems: 'center' },
      mobile: { padding: '24px' },
    },
  )

const voices = band('Opiniones', { backgroundColor: night }, [
  subtitle('Antes tampoco hablaban', ink, 'center'),
  columns(
    { columns: 3, gap: '24px' },
    [
      voice(
        portrait({ ground: '#f3b6b6', skin: '#f0c09a', hair: '#3a2418', shirt: '#7f1d2b', style: 'long' }),
        'A la tercera semana hice una reunión entera en inglés. Me temblaban las manos, pero la hice.',
        'Laura Pons',
        'arquitecta',
      ),
      voice(
        portrait({ ground: '#ffd9a0', skin: '#d39a6e', hair: '#1d1410', shirt: '#2b2b33' }),
        'Tenía el B2 y no pedía ni un café. Ahora llamo yo a los proveedores.',
        'Rubén Oliva',
        'jefe de compras',
      ),
      voice(
        portrait({ ground: '#d8d3d0', skin: '#eab28c', hair: '#6b3a1c', shirt: '#dc2626', style: 'curly' }),
        'Lo mejor fue equivocarme cuarenta veces con gente que también se equivocaba.',
        'Berta Marín',
        'fisioterapeuta',
      ),
    ],
    { tablet: { columns: 1 } },
  ),
])

const promise = band(
  'Garantía',
  { backgroundColor: '#7f1d2b' },
  [
    container({ gap: '14px' }, [
      subtitle('Dos semanas para arrepentirte', ink, 'center'),
      lead(
        'Si tras las dos primeras semanas no hablas más que antes, te devolvemos todo. Basta con un correo.',
        '#ffe4e4',
        'center',
      ),
    ]),
  ],
  { width: '720px', room: 'slim' },
)

const place = band(
  'Plaza',
  { backgroundColor: night, anchor: 'plaza' },
  [
    container({ gap: '12px' }, [
      subtitle('Pide tu plaza', ink, 'center'),
      lead(
        'Te llamamos, hablamos diez minutos (en español) y te decimos con franqueza si el curso es para ti.',
        muted,
        'center',
      ),
    ]),
    card({ borderRadius: '18px' }, [
      form({
        fields: [
          'nombre',
          'email',
          'telefono',
          { name: 'bloqueo', label: '¿Cuándo te bloqueas?', type: 'textarea', required: false },
          'consent',
        ],
        buttonText: 'Pedir mi plaza',
        placeholder: 'nombre@ejemplo.es',
        buttonColor: '#c81e1e',
        successMessage: '¡Recibido! Te llamaremos en uno o dos días laborables para conocerte.',
      }),
    ]),
    container({ gap: '6px' }, [
      smallTitle('¿Y cuánto cuesta?', ink),
      paragraph(
        '390 euros las ocho semanas, en uno o tres pagos. En la llamada no se vende nada: se decide si encaja.',
        muted,
      ),
    ]),
  ],
  { width: '600px' },
)

/** A page that lets a film do the selling. */
export const videoLetter: GalleryTemplate = {
  id: 'vsl-carta-en-video',
  name: 'Carta en vídeo',
  category: 'vsl',
  description: 'Un vídeo de venta en el centro, una sola llamada a la acción y una solicitud de plaza.',
  tags: ['vídeo', 'carta de venta', 'curso', 'llamada'],
  elements: withIds([
    hero,
    recap,
    voices,
    promise,
    place,
    footer('Habla Ya', 'Conversación en inglés para adultos.', night, muted, ink),
  ]),
}
