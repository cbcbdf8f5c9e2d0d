import { useTranslation } from 'react-i18next'
import type { Failure, FailureCode } from '@aurelio/formats/pdf/failure'

/** What happened and what to do, for each failure, with the name of the file where there are several. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation()
  return ({ code, file }) => {
    const texts: Record<FailureCode, string> = {
      'not-a-pdf': t('No es un PDF ni una imagen que se pueda abrir.'),
      password: t('Está protegido con contraseña.'),
      'wrong-password': t('La contraseña no es correcta.'),
      damaged: t('Está dañado y no se puede reparar. Pide otra copia a quien te lo dio.'),
      'no-pages': t('No tiene ninguna página.'),
      'too-large': t('Es demasiado grande: el límite es 1 GB. Divídelo antes con otro programa.'),
      picture: t('Esta imagen no se puede leer. Guárdala como JPEG o PNG y vuelve a probar.'),
      'too-many-pixels': t('Esta imagen tiene más de 120 megapíxeles. Hazla más pequeña y vuelve a probar.'),
      'heic-unavailable': t(
        'No se ha podido cargar lo que lee las fotos HEIC. Comprueba tu conexión y vuelve a intentarlo.',
      ),
      memory: t('No queda memoria para este trabajo. Cierra otras pestañas o prueba con menos páginas.'),
      text: t('Hay caracteres que la letra de los PDF no tiene, como emojis. Quítalos y vuelve a probar.'),
      limited: t(
        'Un archivo no permite cambios sin la contraseña de su propietario. Escríbela antes en «Desbloquear».',
      ),
      'no-pictures': t('En la mesa no hay imágenes. Añade alguna y vuelve a probar.'),
      'no-documents': t('En la mesa no hay ningún PDF. Añade alguno y vuelve a probar.'),
      'not-locked': t('Ninguno de estos archivos tiene contraseña.'),
      'nothing-to-put': t('Aún no hay nada que hacer: firma, rellena algún campo o marca «Aplanar».'),
      'no-marks': t('Aún no has marcado nada. Dibuja sobre la página o busca un texto.'),
      'left-behind': t(
        'Al leer el archivo otra vez quedaba algo bajo una marca, así que no se te da. Prueba con una marca algo mayor.',
      ),
      'nothing-left': t('Con esos márgenes no queda nada de alguna página. Recorta menos.'),
      'no-text': t('No tiene texto: es un escaneo o una imagen. Pásalo antes por «Reconocer texto».'),
      'no-images': t(
        'No hay ninguna imagen de ese tamaño en esas páginas. Baja el mínimo y vuelve a probar.',
      ),
      'nothing-to-flatten': t(
        'Ninguno de estos archivos tiene campos ni comentarios: no hay nada que aplanar.',
      ),
      'no-archive': t(
        'No puede ser PDF/A-2b tal como está: debajo del botón dice por qué. Nada ha cambiado.',
      ),
      'two-files': t('Hacen falta dos archivos en la mesa. Añade el otro y vuelve a probar.'),
      'no-tables': t(
        'No se ha encontrado ninguna tabla en esas páginas. Si es un escaneo, pásalo antes por «Reconocer texto».',
      ),
      'ocr-unavailable': t(
        'No se ha podido cargar lo que reconoce el texto. Comprueba tu conexión y vuelve a intentarlo.',
      ),
      failed: t('No se ha podido terminar. Tus archivos siguen como estaban.'),
    }
    return file === undefined ? texts[code] : `${file}: ${texts[code]}`
  }
}
