import { columns, container, form, heading, image, text, withIds } from '../builder.ts'
import { compass } from '../drawings/compass.ts'
import { portrait } from '../drawings/people.ts'
import {
  band,
  callToAction,
  card,
  eyebrow,
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
  ink: '#083344',
  muted: '#335a68',
  accent: '#c2410c',
  onAccent: '#ffffff',
  soft: '#ecfeff',
}
const { ink, muted, accent, soft } = palette
const sea = '#0e5568'

const hero = band('Portada', { backgroundColor: '#cff6fa' }, [
  split(
    container({ gap: '22px' }, [
      eyebrow('Test gratuito · 8 frases · 2 minutos', sea),
      title('¿Por qué tu web no te trae clientes?', ink),
      lead(
        'Marca las frases que te suenan. Al final sabes qué arreglar primero, y qué puedes dejar como está.',
        muted,
      ),
      callToAction('Empezar el test', '#test', palette),
    ]),
    image({ src: compass, alt: 'Dibujo de una brújula rodeada de preguntas y respuestas' }),
  ),
])

const statement = (name: string, label: string) => ({ name, label, type: 'checkbox', required: false })

const test = band(
  'Test',
  { backgroundColor: sea, anchor: 'test' },
  [
    container({ gap: '12px' }, [
      subtitle('Marca lo que te pasa', '#ffffff', 'center'),
      lead('No hay respuestas buenas ni malas. Sé sincera, sé sincero.', '#cff6fa', 'center'),
    ]),
    card(
      { padding: '40px', borderRadius: '24px' },
      [
        form({
          fields: [
            statement('duda_que_hago', '1. Quien entra no sabe a qué me dedico en cinco segundos.'),
            statement('solo_yo', '2. La portada habla de mí más que de quien la lee.'),
            statement('movil', '3. En el móvil cuesta leerla o pulsar los botones.'),
            statement('muchos_botones', '4. Hay tantos botones que no está claro qué hacer.'),
            statement('sin_opiniones', '5. No enseña opiniones ni trabajos reales.'),
            statement('precio', '6. El precio no aparece, ni siquiera un «desde».'),
            statement('contacto', '7. Para contactar hay que buscar o rellenar demasiado.'),
            statement('no_mido', '8. No sé cuántas visitas tengo ni de dónde vienen.'),
            'nombre',
            'email',
            'consent',
          ],
          buttonText: 'Enviar mis respuestas',
          placeholder: 'nombre@ejemplo.es',
          buttonColor: accent,
          successMessage:
            '¡Test enviado! Cuenta tus marcas y busca tu resultado aquí debajo. En dos días te escribimos con el primer arreglo.',
        }),
      ],
      { mobile: { padding: '24px' } },
    ),
  ],
  { width: '680px' },
)

const result = (range: string, name: string, words: string, ground: string) =>
  card({ backgroundColor: ground }, [
    text({ text: range, color: sea, fontSize: '18px', fontWeight: 'bold' }),
    smallTitle(name, ink),
    paragraph(words, muted),
  ])

const results = band('Resultados', { backgroundColor: '#ffffff' }, [
  subtitle('Tu resultado, según tus marcas', ink),
  columns(
    { columns: 3, gap: '24px' },
    [
      result(
        'De 0 a 2 marcas',
        'Norte claro',
        'Tu web funciona. Te falta que la vea más gente: piensa en buscadores y en colaboraciones.',
        '#e3f8e6',
      ),
      result(
        'De 3 a 5 marcas',
        'Buen barco, mapa viejo',
        'La base está. Un mensaje más claro y un solo botón cambian mucho en una tarde.',
        '#fff3d1',
      ),
      result(
        'De 6 a 8 marcas',
        'A la deriva',
        'Respira: casi todo se arregla en orden. Empieza por la frase de portada.',
        '#ffe4d6',
      ),
    ],
    { tablet: { columns: 1 } },
  ),
])

const author = band(
  'Quién responde',
  { backgroundColor: soft },
  [
    container({ gap: '14px', alignItems: 'center' }, [
      image({
        src: portrait({ ground: '#a5e8f0', skin: '#d39a6e', hair: '#2a1a14', shirt: '#c2410c' }),
        alt: 'Retrato de Diego Ramos',
        width: '96px',
        height: '96px',
      }),
      heading({
        text: 'Lee tus respuestas una persona',
        level: 2,
        color: ink,
        fontSize: '30px',
        alignment: 'center',
      }),
      paragraph(
        'Soy Diego Ramos y llevo nueve años arreglando webs de negocios pequeños. Contesto todos los test, sin textos automáticos.',
        muted,
        { alignment: 'center' },
      ),
    ]),
  ],
  { width: '720px', room: 'slim' },
)

/** A test that people fill in: statements to tick, a key to read, and an address to answer to. */
export const businessTest: GalleryTemplate = {
  id: 'quiz-test-de-tu-web',
  name: 'Test con resultado',
  category: 'quiz',
  description:
    'Un test de ocho frases que se marca en dos minutos, con su resultado y el correo de quien responde.',
  tags: ['test', 'cuestionario', 'diagnóstico', 'preguntas'],
  elements: withIds([
    hero,
    test,
    results,
    author,
    footer('Diego Ramos', 'Webs claras para negocios pequeños.', ink, '#cff6fa', '#ffffff'),
  ]),
}
