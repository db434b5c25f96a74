import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Projects with files that take long. What comes after them fills the workers that they leave free. */
const LONG = ['stories', 'site', 'browser', 'consumers', 'package']

const place = ({ project }: TestSpecification): number => {
  const index = LONG.indexOf(project.name)
  return index === -1 ? LONG.length : index
}

/** Orders files as Vitest does, by project and size, but starts with the projects that take long. */
export class LongProjectsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => place(one) - place(other))
  }
}
