import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { Keyword } from '@aurelio/page/generator'
import type { SeoTool } from '../use-seo-tool.ts'
import { OptionGroup } from './option-group.tsx'

/** More words to replace, each by a column of the locations. */
export function KeywordsOptions({ tool }: { tool: SeoTool }) {
  const { t } = useTranslation()
  const { moreKeywords } = tool.choices
  const columns = tool.locations?.info?.columns ?? ['']
  const nameOf = (name: string, index: number) =>
    name === '' ? t('Ubicación') : index === 0 ? t('{{name}} (ubicación)', { name }) : name
  const set = (id: number, part: Partial<Keyword>) =>
    tool.change({
      moreKeywords: moreKeywords.map((keyword) => (keyword.id === id ? { ...keyword, ...part } : keyword)),
    })
  return (
    <OptionGroup
      title={t('Más palabras clave')}
      help={t(
        'Cada una se reemplaza por una columna del archivo de ubicaciones: ciudad, provincia, gentilicio… También puedes escribir {{example}} en tu contenido.',
        { example: '{{provincia}}' },
      )}
    >
      {moreKeywords.map((keyword, index) => (
        <div
          key={keyword.id}
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-2"
        >
          <Input
            aria-label={t('Palabra clave {{n}}', { n: index + 2 })}
            placeholder={t('Ej.: Comunidad de Madrid')}
            value={keyword.text}
            onChange={(event) => set(keyword.id, { text: event.target.value })}
          />
          <Select
            aria-label={t('Columna que reemplaza a la palabra clave {{n}}', { n: index + 2 })}
            value={keyword.column}
            onChange={(event) => set(keyword.id, { column: Number(event.target.value) })}
          >
            {columns.map((name, column) => (
              <option key={`${column} ${name}`} value={column}>
                {nameOf(name, column)}
              </option>
            ))}
          </Select>
          <IconButton
            label={t('Quitar la palabra clave {{n}}', { n: index + 2 })}
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={() => tool.change({ moreKeywords: moreKeywords.filter(({ id }) => id !== keyword.id) })}
          />
        </div>
      ))}
      <Button
        className="self-start"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() =>
          tool.change({
            moreKeywords: [
              ...moreKeywords,
              {
                id: (moreKeywords.at(-1)?.id ?? 0) + 1,
                text: '',
                column: Math.min(1, columns.length - 1),
              },
            ],
          })
        }
      >
        {t('Añadir palabra clave')}
      </Button>
    </OptionGroup>
  )
}
