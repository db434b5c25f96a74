import { readShellPage } from '../browser/page/shellPage.ts'
import { readPageWork, sharePageWork } from '../browser/pageView/sharedPageWork.ts'
import { runPageView } from '../served/servedPageView.ts'
import { provideRunPageView } from './light/pageViewScript.ts'

// Entry of the script that the light one loads for the effects of a page view.
provideRunPageView((page) => {
  const shared = readPageWork()
  // A full script that is already there runs the page view, and so does another shell on the page.
  if (readShellPage().shells > 0 || (shared && shared !== page.work)) return
  runPageView(page)
  sharePageWork(page.work)
})
