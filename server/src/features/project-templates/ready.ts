import type { TemplateContent } from './template-content.ts'

type Ready = { id: string; name: string; content: TemplateContent }
type Step = readonly [title: string, startAfter: number, dueAfter: number, checks?: readonly string[]]

const plan = (
  description: string,
  color: TemplateContent['color'],
  steps: readonly Step[],
): TemplateContent => ({
  description,
  color,
  budget: null,
  tasks: steps.map(([title, startAfter, dueAfter, checks = []]) => ({
    title,
    startAfter,
    dueAfter,
    dueTime: null,
    checks: [...checks],
    notes: '',
    priority: 'medium',
    estimate: null,
    visibleToClients: false,
    labels: [],
    parent: null,
  })),
})

/** What agencies begin most often, in the language of the specification. */
export const readyTemplates: readonly Ready[] = [
  {
    id: 'ready-website',
    name: 'Web de un cliente',
    content: plan('De la primera reunión a la web publicada, en seis semanas.', 'violet', [
      ['Reunión de arranque', 0, 1, ['Objetivos', 'Público', 'Ejemplos que gustan', 'Quién decide']],
      ['Recoger textos y fotos del cliente', 1, 8, ['Logotipo', 'Fotos', 'Textos', 'Datos legales']],
      ['Mapa de páginas', 3, 6],
      ['Diseño de la portada', 7, 13],
      ['Revisión del diseño con el cliente', 14, 17],
      ['Maquetar las demás páginas', 18, 28],
      [
        'Formularios y avisos legales',
        25,
        30,
        ['Consentimientos', 'Correo de aviso', 'Página de privacidad'],
      ],
      ['Prueba en teléfono y ordenador', 30, 33],
      ['Visto bueno del cliente', 34, 37],
      ['Publicar y conectar el dominio', 38, 39],
      ['Primer repaso de visitas y contactos', 46, 46],
    ]),
  },
  {
    id: 'ready-campaign',
    name: 'Campaña con página de destino',
    content: plan('Una oferta, su página y sus anuncios, en tres semanas.', 'amber', [
      ['Definir la oferta y el público', 0, 2],
      ['Textos de la página y de los anuncios', 2, 6],
      ['Página de destino', 5, 10, ['Formulario', 'Mensaje de gracias', 'Aviso legal']],
      ['Piezas de los anuncios', 6, 11],
      ['Revisión con el cliente', 11, 13],
      ['Publicar y lanzar los anuncios', 14, 14],
      ['Repasar cada día los contactos', 15, 20],
      ['Informe de la campaña', 21, 21],
    ]),
  },
  {
    id: 'ready-month',
    name: 'Mes de redes y contenidos',
    content: plan('El trabajo que vuelve cada mes para un cliente.', 'teal', [
      ['Calendario del mes', 0, 2],
      ['Textos de las publicaciones', 2, 6],
      ['Imágenes y vídeos', 3, 9],
      ['Visto bueno del cliente', 9, 11],
      ['Programar las publicaciones', 11, 12],
      ['Artículo del mes', 10, 18],
      ['Responder comentarios y mensajes', 12, 28],
      ['Informe del mes', 28, 30, ['Visitas', 'Contactos', 'Lo que mejor funcionó', 'Qué probar']],
    ]),
  },
]
