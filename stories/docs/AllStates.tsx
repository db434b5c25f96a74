import type { ComponentName } from '../states/components.ts'
import { Matrix } from './Matrix.tsx'
import { StateGallery } from './StateGallery.tsx'
import './docs.css'

/** The page with all states of a component: the matrix of what differs by a toolbar value alone, then every state. */
export const AllStates = ({ component }: { component: ComponentName }) => (
  <div className="docs sb-unstyled docs-wide">
    <h2>Matrix</h2>
    <p>
      Widths by language, theme, contrast, text size, page CSS and medium. Each picture leads to the story with these
      values in the toolbar.
    </p>
    <Matrix component={component} />
    <h2>States</h2>
    <p>
      Thumbnails are the accepted screenshots; each leads to its story. Choose another language or theme in the toolbar
      to see the stories themselves.
    </p>
    <StateGallery component={component} level={3} />
  </div>
)
