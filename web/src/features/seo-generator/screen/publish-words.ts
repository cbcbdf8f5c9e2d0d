import type { BatchProblem } from '@aurelio/contracts/batch-problems'
import type { ProblemWords } from '../../../platform/api/error-text.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'
import type { PageField } from '@aurelio/page/generator'

/** Spanish texts, and their own translation keys. */
export const fieldLabels: Record<PageField, string> = {
  title: 'Título',
  slug: 'Dirección (slug)',
  description: 'Descripción',
  content: 'Contenido',
  categories: 'Categorías',
  tags: 'Etiquetas',
}

/** Why a batch stopped, or a page of it was left out, and what to do. */
export const batchProblemWords: Record<BatchProblem, string> = {
  'address-taken': 'Otra página tiene ya esa dirección. No la hemos tocado.',
  'template-gone': 'La plantilla ya no existe. Sácala de la papelera y sigue.',
  'site-gone': 'La plantilla ya no está en ese sitio. Devuélvela a él y sigue.',
  'refused-address':
    'Esa dirección no se admite: tiene que empezar por https:// y estar en Internet. Si es de tu red, quien administra Aurelio puede permitirla con WORDPRESS_ALLOWED_HOSTS.',
  'no-rest':
    'En esa dirección no contesta la interfaz REST de WordPress. Comprueba que es la de su portada y que ningún plugin la desactiva.',
  'no-access':
    'WordPress no acepta ese usuario con esa contraseña de aplicación. Si son correctos, puede que tenga desactivadas las contraseñas de aplicación o que su servidor quite la cabecera Authorization.',
  'no-rights':
    'Ese usuario de WordPress no puede publicar así: para páginas hace falta un editor o un administrador; para entradas, un autor, y un colaborador solo las deja en borrador.',
  blocked:
    'Algo delante de WordPress no deja pasar la petición: un plugin de seguridad o un cortafuegos. Permite ahí la dirección IP de este servidor y vuelve a intentarlo.',
  'html-cut':
    'WordPress le quita a ese usuario parte del HTML: scripts, estilos o formularios. No la hemos publicado: usa un editor o un administrador, o quita esas etiquetas.',
  'no-category':
    'Una de sus categorías no existe en WordPress y ese usuario no puede crearla. Créala allí, o usa un editor o un administrador.',
  unreachable:
    'WordPress no contesta, o su certificado no es válido. Vuelve a intentarlo dentro de un momento.',
  refused: 'WordPress no ha aceptado esta página.',
  broken: 'Algo ha fallado en el servidor. Vuelve a intentarlo; si sigue igual, avisa a quien lo administra.',
}

export const publishWords: ProblemWords = {
  WORDPRESS_REFUSED: ({ reason }) => i18n.t(batchProblemWords[reason]),
  BATCH_MOVED_ON: 'Esta publicación ha avanzado mientras la mirabas. Mira cómo va y vuelve a intentarlo.',
}
