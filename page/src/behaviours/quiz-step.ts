// A step of a quiz follows the one before in its place. Whatever is no step, and whatever goes wrong, the browser does as
// it would without this.
addEventListener('submit', (event) => {
  const form = event.target
  const old = form instanceof HTMLFormElement && form.closest('[data-quiz]')
  if (!old) return
  event.preventDefault()
  const body = new URLSearchParams()
  new FormData(form, event.submitter).forEach((value, name) => {
    if (typeof value === 'string') body.append(name, value)
  })
  const swap = (page: Document, step: Element) => {
    old.replaceWith(step)
    document.title = page.title
    step.querySelector<HTMLElement>('[role=alert] a,[data-quiz-title]')?.focus()
  }
  const follow = async () => {
    const answer = await fetch(form.action, { method: 'POST', body })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const step = page.querySelector('[data-quiz]')
    if (step?.querySelector('form')) {
      if ('startViewTransition' in document) document.startViewTransition(() => swap(page, step))
      else swap(page, step)
    } else if (step && answer.redirected) location.href = answer.url
    else throw answer
  }
  // Which button it was is told by a field of its name.
  const plainly = () => {
    const told = document.createElement('input')
    told.type = 'hidden'
    told.name = '_go'
    told.value = `${body.get(told.name)}`
    form.append(told)
    form.submit()
  }
  follow().catch(plainly)
})
