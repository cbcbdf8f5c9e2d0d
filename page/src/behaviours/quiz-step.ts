// A step of a quiz follows the one before in its place, with the looks and the rank of the heading that it has there. Whatever
// is no step, and whatever goes wrong, the browser does as it would without this.
/** The rank of its heading, and then the class of each part. */
const looks = (each: HTMLElement) => `${each.dataset['quiz']}`.split(' ')
addEventListener('submit', (event) => {
  const form = event.target
  const old = form instanceof HTMLFormElement && form.closest<HTMLElement>('[data-quiz]')
  if (!old) return
  event.preventDefault()
  const data = new FormData(form, event.submitter)
  const texts = new URLSearchParams()
  data.forEach((value, name) => {
    if (typeof value === 'string') texts.append(name, value)
  })
  // Files go along where the step asks for any.
  const body = form.enctype[0] === 'm' ? data : texts
  // Its hidden fields are filled from the address of the page.
  body.append('_query', location.search)
  const follow = async () => {
    const answer = await fetch(form.action, { method: 'POST', body })
    // Its style is not this page's, whose policy would refuse it aloud.
    const text = (await answer.text()).replace(/<style.*?<\/style>/s, '')
    const page = new DOMParser().parseFromString(text, 'text/html')
    const step = page.querySelector<HTMLElement>('[data-quiz]')
    if (!step) throw answer
    const swap = () => {
      const to = looks(old)
      const from = looks(step)
      const title = step.querySelector<HTMLElement>('[data-quiz-title]')
      step.querySelectorAll('[class]').forEach((part) => {
        part.className = to[from.indexOf(part.className)] ?? ''
      })
      if (title) title.ariaLevel = to[0] ?? null
      if (to[0] === '1') document.title = page.title
      old.replaceChildren(...step.childNodes)
      // What films there are begin as those of a page that has just come.
      old.dispatchEvent(new Event('step', { bubbles: true }))
      ;(old.querySelector<HTMLElement>('[role=alert] a') ?? title)?.focus()
    }
    if (step.querySelector('form')) {
      if ('startViewTransition' in document) document.startViewTransition(swap)
      else swap()
    } else if (answer.redirected) location.href = answer.url
    else throw answer
  }
  // Which button it was is told by a field of its name.
  const plainly = () => {
    form.insertAdjacentHTML('beforeend', `<input hidden name=_go value=${texts.get('_go')}>`)
    form.submit()
  }
  follow().catch(plainly)
})
