declare module 'jobs/JobsPage' {
  import type { ComponentType } from 'react'

  const JobsPage: ComponentType
  export default JobsPage
}
