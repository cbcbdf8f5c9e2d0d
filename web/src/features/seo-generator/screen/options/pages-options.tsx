import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { isOfPages } from '@aurelio/page/generator'
import { columnsOf, hasSiteUrl } from '../choices.ts'
import { PageColumns } from '../page-columns.tsx'
import { WordpressKind } from '../publish/wordpress-kind.tsx'
import type { SeoTool } from '../use-seo-tool.ts'
import { OptionGroup } from './option-group.tsx'

/** What a file of pages needs to know: which column each field comes from, and where the pages will stand. */
export function PagesOptions({ tool }: { tool: SeoTool }) {
  const { t } = useTranslation()
  const { choices, change, csv } = tool
  const info = csv?.info
  if (!isOfPages(choices.fileType) || info === undefined) return null
  return (
    <OptionGroup title={t('Páginas del archivo')}>
      <Field
        label={t('Dirección de tu web')}
        error={
          hasSiteUrl(choices)
            ? undefined
            : t(
                'Escríbela entera, como https://ejemplo.es: con ella empiezan las direcciones de las páginas.',
              )
        }
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            placeholder="https://ejemplo.es"
            autoComplete="off"
            value={choices.siteUrl}
            onChange={({ target }) => change({ siteUrl: target.value })}
          />
        )}
      </Field>
      <PageColumns
        header={info.header}
        columns={columnsOf(choices, info)}
        posts={choices.fileType === 'wxr' && choices.wordpress.type === 'posts'}
        onChange={(columns) => change({ columns })}
      />
      {choices.fileType === 'wxr' && (
        <div className="grid gap-3 @xl:grid-cols-2">
          <WordpressKind
            choice={choices.wordpress}
            onChange={(part) => change({ wordpress: { ...choices.wordpress, ...part } })}
          />
        </div>
      )}
    </OptionGroup>
  )
}
