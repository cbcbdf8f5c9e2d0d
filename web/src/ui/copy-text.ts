import { i18n } from '../platform/i18n/i18n.ts'
import { notify } from './toast.tsx'

/** Copies a text, and says whether the browser let it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(i18n.t('Copiado'))
  } catch {
    notify.error(i18n.t('El navegador no deja copiar. Selecciónalo y cópialo tú.'))
  }
}
