// Shared packages are chosen before the app's code runs.
import('./App')
