declare module 'jobs/JobsPage' {
  export { default } from '../../jobs/src/JobsPage'
}
