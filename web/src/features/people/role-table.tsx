import { roles } from '@aurelio/contracts/session'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { wordsOf } from './action-words.ts'
import { roleNames } from './role-words.ts'

/** What each role may do, drawn from the table by which the server decides. */
export function RoleTable() {
  const { t } = useTranslation()
  const { data } = useQuery(api.people.roles.queryOptions())
  if (!data) return null
  return (
    <section className="flex min-w-0 flex-col gap-4" aria-labelledby="roles">
      <h2 id="roles" className="text-base font-semibold">
        {t('Qué puede hacer cada rol')}
      </h2>
      <div className="overflow-hidden rounded-lg border bg-surface">
        <table aria-labelledby="roles" className="w-full text-left text-dense">
          <thead>
            <tr className="border-b text-muted">
              <th scope="col" className="px-4 py-2.5 font-medium">
                {t('Acción')}
              </th>
              <th scope="col" className="px-4 py-2.5 font-medium">
                {t('Quién')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {data.items.map(({ action, roles: allowed }) => (
              <tr key={action}>
                <th scope="row" className="px-4 py-2.5 font-normal">
                  {t(wordsOf(action))}
                </th>
                <td className="px-4 py-2.5 text-muted">
                  {roles
                    .filter((role) => allowed.includes(role))
                    .map((role) => t(roleNames[role]))
                    .join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
