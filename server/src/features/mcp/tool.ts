import type { Contract } from '@aurelio/contracts'
import type { TokenScope } from '@aurelio/contracts/token-scopes'
import type { McpServer } from '@modelcontextprotocol/server'
import type { ContractRouterClient } from '@orpc/contract'
import { ORPCError } from '@orpc/server'
import { z } from 'zod'
import { problemOf } from '../../platform/http/problem.ts'
import type { CallsOnce } from './calls-once.ts'

/** The product's own calls, by the token that came: they ask for its scopes, and `access.can` for its person. */
export type Api = ContractRouterClient<Contract>

/** Something that an assistant can do. `needs`: what its token must bear for it to be offered. */
export type Tool = {
  name: string
  needs: readonly TokenScope[]
  register: (server: McpServer, host: Host) => void
}

/** What the tools of one request stand on. */
export type Host = {
  api: Api
  /** What a failure is answered with; the log has been told. */
  failureOf: (error: unknown) => unknown
  /** Writes into the workspace's record that a tool is about to be used. */
  record: (tool: string) => Promise<void>
  /** Runs what changes something once, however often it is sent. */
  once: CallsOnce
}

type Definition<Input extends z.ZodObject> = {
  name: string
  title: string
  /** What it does and what comes back, for the assistant. */
  description: string
  needs: readonly TokenScope[]
  input: Input
  /** Whether it changes something. None of them takes anything away, or sends anything out of the workspace. */
  changes: boolean
  run: (api: Api, input: z.output<Input>) => Promise<object>
}

const repeated = {
  idempotencyKey: z
    .string()
    .max(255)
    .optional()
    .describe(
      'Un texto tuyo, por ejemplo un UUID. Si repites la llamada con el mismo, se hace una sola vez.',
    ),
}
const keySchema = z.object(repeated)

export function defineTool<Input extends z.ZodObject>(definition: Definition<Input>): Tool {
  const { name, title, description, needs, input, changes, run } = definition
  const inputSchema: z.ZodObject = changes ? input.extend(repeated) : input
  return {
    name,
    needs,
    register(server, { api, failureOf, record, once }) {
      const annotations = {
        readOnlyHint: !changes,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      }
      server.registerTool(
        name,
        { title, description, inputSchema, annotations },
        async (given, { mcpReq }) => {
          try {
            await record(name)
            const asked = input.parse(given)
            const call = {
              messageId: mcpReq.id,
              tool: name,
              given: asked,
              key: keySchema.parse(given).idempotencyKey,
            }
            const answer = changes ? await once(call, () => run(api, asked)) : await run(api, asked)
            return { content: [{ type: 'text', text: JSON.stringify(answer) }] }
          } catch (error) {
            return { isError: true, content: [{ type: 'text', text: refusalText(failureOf(error)) }] }
          }
        },
      )
    },
  }
}

/** Why it was refused, in words that an assistant can mend its call by; nothing of the inside of a fault of ours. */
function refusalText(failure: unknown): string {
  const known = failure instanceof ORPCError ? failure : new ORPCError('INTERNAL_SERVER_ERROR')
  const { code, detail, errors = [] } = problemOf(known)
  return [`${code}: ${detail}`, ...errors.map(({ path, message }) => `${path}: ${message}`)].join('\n')
}
