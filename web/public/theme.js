// Runs before the first paint, so that the page never flashes in the other theme (key: see platform/theme).
try {
  if (localStorage.getItem('aurelio-theme') === 'light') document.documentElement.dataset.theme = 'light'
} catch {
  // Blocked storage: the default, dark, stays.
}
