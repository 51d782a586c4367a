import 'survey-core/survey-core.fontless.min.css'
import 'survey-core/i18n/dutch'
import { createRoot } from 'react-dom/client'
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'

/** The form, written by the build. */
declare const FORM: object

const survey = new Model(FORM)
survey.locale = 'nl'
// Every key counts, as with us: nothing that was typed may be lost.
survey.textUpdateMode = 'onTyping'

function Page() {
  return (
    <>
      <button
        type="button"
        onClick={() => {
          survey.locale = 'en'
        }}
      >
        English
      </button>
      <Survey model={survey} />
    </>
  )
}

createRoot(document.getElementById('form') ?? document.body).render(<Page />)
