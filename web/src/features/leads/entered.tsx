import type { Lead } from '@aurelio/contracts/leads'
import { LeadFile } from './lead-file.tsx'

/** What somebody filled in, by the labels of the form. */
export function Entered({ fields }: Pick<Lead, 'fields'>) {
  return (
    <dl className="flex flex-col gap-1">
      {fields.map(({ name, label, value, fileId }) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 break-words whitespace-pre-line">
            {fileId === undefined ? value : <LeadFile id={fileId} name={value} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
