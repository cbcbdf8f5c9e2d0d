import { filesNamed } from './named-files.ts'

/** What a screen of the shell is made of, with the home in it; the entry alone would ask for these a round trip later. */
export const shellModules = [
  'app/signed-in-routes.tsx',
  'app/shell/shell.tsx',
  'app/composed/home-route.tsx',
  'platform/api/client.ts',
].flatMap((file) => [...filesNamed([file])])

/** What the document loads by itself for the home. */
export const [firstLook = ''] = filesNamed(['app/first-look/first-look.ts'])

/** The screens people start with. */
export const startModules = [...shellModules, ...filesNamed(['features/auth/login-screen.tsx'])]
const startChunks = startModules.map((file) => `/${/([^/]+)\.tsx?$/.exec(file)?.[1]}-`)

/** Whether a file of the build is the chunk of a screen that people start with. */
export function isStart(file: string): boolean {
  return startChunks.some((chunk) => file.includes(chunk))
}
