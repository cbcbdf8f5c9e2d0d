import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import type { SeoTool } from '../use-seo-tool.ts'
import { OptionGroup } from './option-group.tsx'

/** How words are found, and spintax. */
export function MatchOptions({ tool }: { tool: SeoTool }) {
  const { t } = useTranslation()
  const { choices, change } = tool
  return (
    <>
      <OptionGroup title={t('Cómo se busca la palabra')}>
        <Checkbox
          label={t('Ignorar los acentos (Malaga también encuentra Málaga)')}
          checked={choices.ignoreAccents}
          onChange={(event) => change({ ignoreAccents: event.target.checked })}
        />
        <Checkbox
          label={t('Solo palabras completas (sol no cambia soleado)')}
          checked={choices.wholeWord}
          onChange={(event) => change({ wholeWord: event.target.checked })}
        />
        <Checkbox
          label={t('Respetar mayúsculas y minúsculas (MADRID da SEVILLA)')}
          checked={choices.keepCase}
          onChange={(event) => change({ keepCase: event.target.checked })}
        />
      </OptionGroup>
      <OptionGroup
        title={t('Variaciones de texto (spintax)')}
        help={t(
          'De {buenos|grandes} se toma una opción en cada fila y ubicación. Con la misma semilla el resultado se repite.',
        )}
      >
        <Checkbox
          label={t('Usar spintax en las columnas de texto')}
          checked={choices.spintax}
          onChange={(event) => change({ spintax: event.target.checked })}
        />
        {choices.spintax && (
          <Field label={t('Semilla')} className="max-w-40">
            {(control) => (
              <Input
                {...control}
                value={choices.seed}
                onChange={(event) => change({ seed: event.target.value })}
              />
            )}
          </Field>
        )}
      </OptionGroup>
    </>
  )
}
