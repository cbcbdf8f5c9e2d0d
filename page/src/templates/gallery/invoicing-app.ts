import { columns, container, form, image, text, withIds } from '../builder.ts'
import { icon, tick } from '../drawings/icons.ts'
import { invoices } from '../drawings/invoices.ts'
import {
  band,
  callToAction,
  card,
  feature,
  footer,
  lead,
  paragraph,
  point,
  quietLink,
  smallTitle,
  subtitle,
  title,
} from '../pieces.ts'
import type { Palette } from '../pieces.ts'
import { header } from '../header.ts'
import type { GalleryTemplate } from '../template.ts'

const palette: Palette = {
  ink: '#101b3b',
  muted: '#46527a',
  accent: '#1d4ed8',
  onAccent: '#ffffff',
  soft: '#eef4ff',
}
const { ink, muted, accent, soft } = palette
const deep = '#10225c'
const pale = '#d5e0ff'

const hero = band(
  'Portada',
  { backgroundMode: 'gradient', backgroundImage: 'linear-gradient(180deg, #dfe9ff, #ffffff)' },
  [
    container({ gap: '24px', alignItems: 'center' }, [
      container({ widthType: 'box', width: '860px', gap: '20px' }, [
        title('Tus facturas al día en diez minutos a la semana', ink, 'center'),
        lead(
          'Cuadra emite, cobra y te dice cuánto apartar para Hacienda. Hecho para autónomos que prefieren dedicarse a lo suyo.',
          muted,
          'center',
        ),
      ]),
      callToAction('Probar 30 días gratis', '#prueba', palette),
      text({
        text: 'Sin tarjeta. Te llevas tus datos cuando quieras.',
        color: muted,
        fontSize: '16px',
        alignment: 'center',
      }),
    ]),
    image({
      src: invoices,
      alt: 'Pantalla del programa: ingresos y gastos del trimestre, y una lista de facturas con su estado',
    }),
  ],
  { room: 'first' },
)

const tile = (drawing: string, name: string, words: string) => feature(drawing, name, words, palette, soft)

const large = card({ backgroundColor: deep, padding: '44px', gap: '20px', justifyContent: 'center' }, [
  image({ src: icon('price', '#24408f', '#ffffff'), alt: '', width: '52px', height: '52px' }),
  subtitle('Sabes cuánto es tuyo', '#ffffff'),
  lead(
    'Con cada factura, Cuadra separa el IVA y el IRPF. Lo que queda es lo que puedes gastar, sin sustos en abril, julio, octubre y enero.',
    pale,
  ),
])

const benefits = band('Ventajas', { backgroundColor: '#ffffff' }, [
  subtitle('Lo pesado, hecho', ink),
  columns(
    { columns: 2, gap: '24px' },
    [
      large,
      container({ gap: '24px' }, [
        tile(
          icon('message', '#d5e0ff', accent),
          'Avisos que cobran',
          'Si una factura vence, tu cliente recibe un recordatorio amable. Tú no haces nada.',
        ),
        tile(
          icon('calendar', '#d5e0ff', accent),
          'Trimestre preparado',
          'Los modelos 303 y 130, rellenos y revisables. Tu gestoría también puede entrar.',
        ),
      ]),
    ],
    { tablet: { columns: 1 } },
  ),
])

const plan = (name: string, price: string, words: string, points: readonly string[], main = false) => {
  const [ground, line, quiet] = main ? [deep, '#ffffff', pale] : ['#ffffff', ink, muted]
  const dot = main ? tick('#24408f', '#ffffff') : tick('#d5e0ff', accent)
  return card(
    { backgroundColor: ground, borderStyle: 'solid', borderWidth: 1, borderColor: main ? deep : '#c8d6f5' },
    [
      smallTitle(name, line),
      text({ text: price, color: line, fontSize: '40px', fontWeight: 'bold' }),
      paragraph(words, quiet),
      ...points.map((each) => point(dot, each, line)),
    ],
  )
}

const prices = band('Precios', { backgroundColor: soft, anchor: 'precios' }, [
  container({ gap: '12px' }, [
    subtitle('Un precio que también cuadra', ink, 'center'),
    lead('Al mes, IVA aparte. Cambias o te vas con un clic.', muted, 'center'),
  ]),
  columns(
    { columns: 3, gap: '24px' },
    [
      plan('Empiezo', '0 €', 'Para tus primeros clientes.', ['5 facturas al mes', 'Gastos con foto']),
      plan(
        'Autónomo',
        '9 €',
        'Para vivir de lo tuyo.',
        ['Facturas sin límite', 'Avisos de cobro', 'Impuestos preparados'],
        true,
      ),
      plan('Equipo', '24 €', 'Para quien ya no va solo.', ['Hasta 5 personas', 'Acceso para la gestoría']),
    ],
    { tablet: { columns: 1 } },
  ),
])

const answer = (question: string, words: string) =>
  container({ gap: '8px' }, [smallTitle(question, ink), paragraph(words, muted)])

const questions = band('Preguntas', { backgroundColor: '#ffffff' }, [
  subtitle('Lo que sueles preguntar', ink),
  columns(
    { columns: 2, gap: '40px' },
    [
      answer(
        '¿Sirve para la factura electrónica?',
        'Sí. Cada factura sale en el formato que pide la ley y queda guardada con su registro.',
      ),
      answer(
        '¿Puedo traer lo que ya tengo?',
        'Subes tu hoja de cálculo y revisas el resultado antes de guardarlo. Si se tuerce, te ayudamos.',
      ),
      answer(
        '¿Quién ve mis números?',
        'Tú y quien invites. Los datos se guardan cifrados en servidores de la Unión Europea.',
      ),
      answer('¿Y si quiero irme?', 'Descargas todo en un clic y cierras la cuenta. No hay permanencia.'),
    ],
    { tablet: { columns: 1 } },
  ),
])

const trial = band(
  'Prueba',
  { backgroundColor: deep, anchor: 'prueba' },
  [
    container({ gap: '12px' }, [
      subtitle('Empieza hoy, cuadra este trimestre', '#ffffff', 'center'),
      lead('Te enviamos el acceso y una guía de cinco minutos.', pale, 'center'),
    ]),
    card({}, [
      form({
        fields: [
          'nombre',
          'email',
          { name: 'actividad', label: '¿A qué te dedicas?', required: false },
          'consent',
        ],
        buttonText: 'Probar 30 días gratis',
        placeholder: 'nombre@ejemplo.es',
        buttonColor: accent,
        successMessage: '¡Bienvenida, bienvenido! Te enviamos el acceso al correo en unos minutos.',
      }),
    ]),
  ],
  { width: '560px' },
)

/** A landing page for a program that people try before they pay. */
export const invoicingApp: GalleryTemplate = {
  id: 'landing-aplicacion',
  name: 'Aplicación en línea',
  category: 'landing',
  description:
    'Explica un programa con una imagen clara, sus precios y sus dudas, y da de alta pruebas gratis.',
  tags: ['software', 'saas', 'prueba gratis', 'precios'],
  elements: withIds([
    header('Cuadra', ink, '#dfe9ff', quietLink('Precios', '#precios', accent)),
    hero,
    benefits,
    prices,
    questions,
    trial,
    footer('Cuadra', 'Facturación para autónomos. Hecho en Zaragoza.', '#0b1840', pale, '#ffffff'),
  ]),
}
