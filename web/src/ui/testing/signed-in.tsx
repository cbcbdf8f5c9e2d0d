import { type Action, abilitiesSchema, actions } from '@aurelio/contracts/access'
import type { Session } from '@aurelio/contracts/session'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import '../../platform/i18n/i18n.ts'
import { AuthProvider, useAuth } from '../../platform/auth/auth-provider.tsx'
import { TooltipProvider } from '../tooltip.tsx'

/** What the server of a test answers, by method and path: `GET /api/tasks/t/files`. */
export type Answers = Record<string, (body: unknown) => unknown>

function sessionWithout(without: readonly Action[]): Session {
  return {
    user: { id: 'u', name: 'Ana', email: 'ana@ejemplo.es', image: null },
    workspace: { id: 'w', name: 'Estudio', role: 'member', logo: null },
    can: abilitiesSchema.parse(Object.fromEntries(actions.map((one) => [one, !without.includes(one)]))),
  }
}

/**
 * Draws a part of the app for somebody who is signed in, over a server that answers as told and 404 else. What stands on the
 * screen is found by `screen` of the testing library.
 */
export async function drawSignedIn(part: ReactNode, answers: Answers, without: readonly Action[] = []) {
  const all: Answers = { 'GET /api/session': () => sessionWithout(without), ...answers }
  vi.stubGlobal('fetch', async (asked: Request | string | URL, init?: RequestInit) => {
    const request = new Request(asked, init)
    const answer = all[`${request.method} ${new URL(request.url).pathname}`]
    if (!answer) return Response.json({ code: 'NOT_FOUND', status: 404 }, { status: 404 })
    const text = await request.text()
    return Response.json(answer(text === '' ? undefined : JSON.parse(text)))
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const user = userEvent.setup()
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <TooltipProvider>
            <Behind>{part}</Behind>
          </TooltipProvider>
        </AuthProvider>
      </QueryClientProvider>,
    )
  })
  return {
    user,
    /** As when something has changed on the server. */
    askAgain: () => act(() => queryClient.invalidateQueries()),
  }
}

/** As the guard: what needs a session waits for it. */
function Behind({ children }: { children: ReactNode }) {
  return useAuth().session ? children : null
}
