import type { ComponentName } from '../states/components.ts'
import { StateGallery } from './StateGallery.tsx'
import './docs.css'

/** The page with all states of a component. */
export const AllStates = ({ component }: { component: ComponentName }) => (
  <div className="docs sb-unstyled docs-wide">
    <p>
      Thumbnails are the accepted screenshots; each leads to its story. Choose another language or theme in the toolbar
      to see the stories themselves.
    </p>
    <StateGallery component={component} level={2} />
  </div>
)
