import { readShellPage } from '../browser/page/shellPage.ts'
import { readPageWork, sharePageWork } from '../browser/pageView/pageWork.ts'
import { startFullPageView } from '../served/fullPageView.ts'
import { provideStartPageView } from './light/pageViewScript.ts'

// Entry of the script that the light one loads for the page view.
provideStartPageView((page, wasOpenedAgain) => {
  const view = startFullPageView(page, wasOpenedAgain)
  return {
    run() {
      const shared = readPageWork()
      // A full script that is already there runs the page view, and so does another shell on the page.
      if (readShellPage().shells > 0 || (shared && shared !== page.work)) return
      view.run()
      sharePageWork(page.work)
    },
    end: view.end,
  }
})
