/** Sends a form of its own: the questionnaire is a form already, and forms do not stand inside each other. */
export function postForm(url: string, fields: Readonly<Record<string, string>>, newTab: boolean): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  if (newTab) {
    form.target = '_blank'
    form.rel = 'noopener'
  }
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
