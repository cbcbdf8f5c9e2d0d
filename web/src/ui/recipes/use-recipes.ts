import type { Recipe, RecipeStep, RecipeTool } from '@aurelio/contracts/recipes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { notify } from '../toast.tsx'
import { recipeWords } from './recipe-words.ts'

export type WholeRecipe = Recipe & { steps: RecipeStep[] }
export type Recipes = ReturnType<typeof useRecipes>

/** The workspace's recipes for one tool, the chosen one with its steps, and what can be done with them. */
export function useRecipes(tool: RecipeTool) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [chosenId, setChosenId] = useState('')
  const asked = useQuery(api.recipes.list.queryOptions({ input: { tool } }))
  const chosen = useQuery(api.recipes.get.queryOptions({ input: { id: chosenId }, enabled: chosenId !== '' }))
  const create = useMutation(api.recipes.create.mutationOptions())
  const update = useMutation(api.recipes.update.mutationOptions())
  const remove = useMutation(api.recipes.remove.mutationOptions())
  const askAgain = () => client.invalidateQueries({ queryKey: api.recipes.key() })
  const items = asked.data?.items ?? []
  const isListed = items.some(({ id }) => id === chosenId)

  /** Why it was not kept; nothing where it was. */
  async function keep(id: string | null, content: { name: string; steps: RecipeStep[] }) {
    try {
      const kept =
        id === null ? await create.mutateAsync(content) : await update.mutateAsync({ id, ...content })
      await askAgain()
      setChosenId(kept.id)
      return undefined
    } catch (error) {
      return errorText(error, recipeWords)
    }
  }

  /** Taken back by keeping it once more. */
  async function removeOne({ id, name, steps }: WholeRecipe) {
    try {
      await remove.mutateAsync({ id })
    } catch (error) {
      notify.error(errorText(error, recipeWords))
      return
    }
    setChosenId('')
    await askAgain()
    const undo = async () => {
      const problem = await keep(null, { name, steps })
      if (problem !== undefined) notify.error(problem)
    }
    notify.success(t('Se ha eliminado «{{name}}»', { name }), {
      action: { label: t('Deshacer'), onClick: () => void undo() },
    })
  }

  return {
    items,
    isLoading: asked.isPending,
    problem: asked.isError
      ? errorText(asked.error)
      : chosen.isError
        ? errorText(chosen.error, recipeWords)
        : null,
    mayChange: useCan('recipes.change'),
    chosenId: isListed ? chosenId : '',
    chosen: isListed ? chosen.data : undefined,
    isLoadingChosen: isListed && chosen.isLoading,
    choose: setChosenId,
    keep,
    remove: removeOne,
  }
}
