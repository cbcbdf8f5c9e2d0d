import { errorText } from '../../../../platform/api/error-text.ts'
import { i18n } from '../../../../platform/i18n/i18n.ts'
import { ImportHtmlProblem, type ImportHtmlProblemCode } from '../foreign/import-html-problem.ts'
import { type LeftBehind, type LeftKind, leftKinds } from '../foreign/left-behind.ts'

const problems: Record<ImportHtmlProblemCode, string> = {
  'no-html':
    'Ahí no hay ninguna página HTML. Pega el código de una página, o elige un .html o un ZIP que lo tenga.',
  'too-large':
    'La página es demasiado grande: caben 5 MB de HTML, y un ZIP de 60 MB (120 MB sin comprimir). Divídela o quita lo que no uses.',
  'too-many-files': 'El ZIP tiene más de 2.000 archivos. Deja solo la página y lo que usa.',
  'not-a-zip': 'El ZIP está dañado o no se puede leer. Vuelve a comprimir la carpeta.',
  'too-many-nodes': 'La página tiene más de 25.000 nodos. Divídela en varias e impórtalas por separado.',
  'too-deep': 'La página tiene demasiadas cajas, unas dentro de otras. Simplifícala y vuelve a intentarlo.',
  empty:
    'En la página no se ve nada. Si la dibuja un programa, ábrela en tu navegador, guárdala completa y súbela en un ZIP.',
  'not-shown': 'El navegador no ha podido mostrar la página. Vuelve a intentarlo.',
}

/** Why nothing could be made of a foreign page, for the person. */
export function importHtmlErrorText(error: unknown): string {
  return error instanceof ImportHtmlProblem ? i18n.t(problems[error.code]) : errorText(error)
}

const kinds: Record<LeftKind, string> = {
  scripts: 'Programas (JavaScript), que no se ejecutan ni se guardan: {{n}}.',
  animations: 'Animaciones: {{n}}.',
  hover: 'Cambios al pasar el ratón: {{n}}.',
  pseudo: 'Adornos que dibujaba el estilo delante o detrás de una caja: {{n}}.',
  remoteStyles: 'Hojas de estilo que están en otra web o no venían: {{n}}.',
  fonts: 'Letras que no venían: {{n}}.',
  missingPictures: 'Imágenes que no venían en el ZIP: {{n}}.',
  videos: 'Vídeos y audios: {{n}}.',
  remoteVideos: 'Vídeos que se siguen viendo desde la web de la que vienen: {{n}}.',
  frames: 'Marcos con otras páginas: {{n}}.',
  canvases: 'Dibujos hechos por un programa: {{n}}.',
  dangerousLinks: 'Enlaces que ejecutaban algo, ahora sin destino: {{n}}.',
  pageLinks: 'Enlaces a otras páginas de esa web, ahora sin destino: {{n}}.',
  redirects: 'Saltos automáticos a otra página: {{n}}.',
  formActions: 'Formularios que enviaban a otra web; ahora llegan a tus leads: {{n}}.',
  fields: 'Campos sueltos y buscadores, que aquí no harían nada: {{n}}.',
  cellMarks: 'Celdas de tablas que se quedan solo con su texto: {{n}}.',
  buttonPictures: 'Iconos dentro de botones: {{n}}.',
  overlaid: 'Partes que estaban encima de otras y han cambiado de sitio o se han quitado: {{n}}.',
  gradients: 'Degradados y fondos simplificados: {{n}}.',
  shadows: 'Sombras cambiadas por la más parecida: {{n}}.',
  sides: 'Bordes de un solo lado, izquierdo o derecho: {{n}}.',
  pageHead: 'Datos para buscadores, que la página hará de nuevo: {{n}}.',
}

/** What of a foreign page did not come over, or not as it was: each in a sentence. */
export function leftBehindWords({ counts, pictures, fonts }: LeftBehind): string[] {
  return [
    ...leftKinds.flatMap((kind) => {
      const n = counts.get(kind)
      return n === undefined ? [] : [i18n.t(kinds[kind], { n })]
    }),
    ...[...fonts].map(([from, to]) =>
      i18n.t('La letra «{{from}}» no está aquí: se usa «{{to}}».', { from, to }),
    ),
    ...(pictures.size > 0
      ? [i18n.t('Imágenes que están en otra web y no se descargan: {{n}}.', { n: pictures.size })]
      : []),
  ]
}
