import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'

/** 'Instrucciones de uso' (spec §2). */
export function Instructions() {
  const { t } = useTranslation()
  const steps = [
    t('Escribe la palabra clave que aparece en tu contenido, por ejemplo una ciudad.'),
    t('Sube un archivo TXT con las ubicaciones, una por línea.'),
    t('Sube el archivo CSV con tu contenido; la primera fila es la cabecera.'),
    t('Pulsa «Procesar CSV» y revisa la vista previa: tendrás un bloque de filas por ubicación.'),
    t('Pulsa «Descargar CSV Procesado» para guardar el resultado.'),
  ]
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('Instrucciones de uso')}</h2>
      <ol className="flex flex-col gap-2">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent-text"
            >
              {index + 1}
            </span>
            <span className="text-muted">{step}</span>
          </li>
        ))}
      </ol>
      <p className="border-t pt-3 text-dense text-muted">
        {t(
          'Mayúsculas y minúsculas se respetan: MADRID da SEVILLA y Madrid da Sevilla. En las columnas con enlaces se escribe el slug: alcala-de-henares.',
        )}
      </p>
      <p className="text-dense text-muted">
        {t('Todo ocurre en tu navegador: tus archivos no se envían a ningún sitio.')}
      </p>
    </Card>
  )
}
