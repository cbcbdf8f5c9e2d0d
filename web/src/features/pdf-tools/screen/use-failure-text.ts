import { useTranslation } from 'react-i18next'
import type { FailureCode } from '../engine/failure.ts'

/** What happened and what to do, for each failure. */
export function useFailureText(): (code: FailureCode) => string {
  const { t } = useTranslation()
  return (code) => {
    const texts: Record<FailureCode, string> = {
      'not-a-pdf': t('No es un PDF ni una imagen que se pueda abrir.'),
      password: t('Está protegido con contraseña.'),
      'wrong-password': t('La contraseña no es correcta.'),
      damaged: t('Está dañado y no se puede reparar. Pide otra copia a quien te lo dio.'),
      'no-pages': t('No tiene ninguna página.'),
      'too-large': t('Es demasiado grande: el límite es 1 GB. Divídelo antes con otro programa.'),
      picture: t('Esta imagen no se puede leer. Guárdala como JPEG o PNG y vuelve a probar.'),
      memory: t('No queda memoria para este trabajo. Cierra otras pestañas o prueba con menos páginas.'),
      failed: t('No se ha podido terminar. Tus archivos siguen como estaban.'),
    }
    return texts[code]
  }
}
