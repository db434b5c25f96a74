import { provideRunPageView } from './light/pageViewScript.ts'
import { runPageView } from './light/runPageView.ts'

// Entry of the script that the light one loads for the effects of a page view.
provideRunPageView(runPageView)
