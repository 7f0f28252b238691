import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
	CreateButton,
	DataTable,
	FilterButton,
	List,
	SearchInput,
	SelectInput,
	SimpleList,
	TextInput,
	TopToolbar,
	useCanAccess,
	useResourceContext,
	useTranslate,
} from 'react-admin';
import type * as v from 'valibot';
import { type DeskResource } from '#contract/desk/resource.ts';
import { type DeskResourceName, deskResource } from '#contract/desk/resources.ts';
import { ImportCsv } from './actions/ImportCsv.tsx';
import { ExportLink } from './actions/ExportLink.tsx';
import { EmptyList } from './EmptyList.tsx';
import { Heading } from './Heading.tsx';
import { toFieldType } from './values/field-type.ts';
import { RecordLink } from './values/RecordLink.tsx';
import { useFieldName } from './values/use-field-name.ts';
import { Value, toWord } from './values/Value.tsx';

/** Title fields that hold a number. */
const NUMBERS = ['number', 'reference'];
/** So many filters take a row at most. */
const FEW_FILTERS = 2;
/** Wide enough for the labels of most filters. */
const WIDE = { minWidth: { sm: 256 } };

/** Filters of a list. Where there is little room, they are added from a menu, a chosen one stays. */
function toFilters(
	{ record, filters }: DeskResource,
	getName: ReturnType<typeof useFieldName>,
	hasRoom: boolean,
) {
	const inputs = filters.map((name) => {
		const type = toFieldType(toField(record, name));
		const shared = { source: name, label: getName(name) };
		if (type.kind === 'choice' || type.kind === 'boolean') {
			const ids = type.kind === 'choice' ? [...type.options] : ['true', 'false'];
			const words = type.kind === 'choice' ? 'choices' : 'ra.boolean';
			const choices = ids.map((id) => ({ id, name: `${words}.${id}` }));
			return <SelectInput key={name} {...shared} choices={choices} alwaysOn={hasRoom} sx={WIDE} />;
		}
		return <TextInput key={name} {...shared} />;
	});
	return [<SearchInput key="q" source="q" alwaysOn />, ...inputs];
}

function toField(record: DeskResource['record'], name: string): v.GenericSchema {
	const schema = record.entries[name];
	if (!schema) throw new Error(`no field called ${name}`);
	return schema;
}

/** Further fields of a row, shown on its card. */
function Others({ name, record }: { name: DeskResourceName; record: Record<string, unknown> }) {
	const resource = deskResource(name);
	const translate = useTranslate();
	const getName = useFieldName();
	// An amount shows its currency already.
	const told = [resource.title, 'state', 'currency'];
	const fields = resource.list.filter((field) => !told.includes(field));
	return (
		<Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
			{fields.map((field) => {
				const schema = toField(resource.record, field);
				const value = record[field];
				if (value === null || value === '') return null;
				const { kind } = toFieldType(schema);
				// A bare number or a bare yes needs its label.
				const isBare = kind === 'number' || kind === 'boolean';
				return (
					<span key={field}>
						{isBare && `${getName(field)}: `}
						{kind === 'choice' ? (
							toWord(translate, field, value)
						) : (
							<Value name={field} schema={schema} value={value} />
						)}
					</span>
				);
			})}
		</Box>
	);
}

function ListActions() {
	const name = useResourceContext() ?? '';
	const { canAccess: canCreate } = useCanAccess({ action: 'create', resource: name });
	const { canAccess: canExport } = useCanAccess({ action: 'export', resource: name });
	return (
		<TopToolbar sx={{ flexWrap: 'wrap' }}>
			<FilterButton />
			<ImportCsv />
			{canExport && <ExportLink />}
			{canCreate && <CreateButton variant="contained" />}
		</TopToolbar>
	);
}

/** List of any resource type: search, filters, pages. Rows become cards on a narrow screen. */
export function DeskList({ name }: { name: DeskResourceName }) {
	const resource = deskResource(name);
	const translate = useTranslate();
	const getName = useFieldName();
	const isNarrow = useMediaQuery('(max-width: 959px)');
	const hasRoom = useMediaQuery('(min-width: 1200px)');
	const { sort, order } = resource.order;
	// An amount shows its currency already.
	const hasMoney = resource.list.some(
		(field) => toFieldType(toField(resource.record, field)).kind === 'money',
	);
	const columns = resource.list.filter((field) => field !== 'currency' || !hasMoney);
	const others = resource.list.filter((field) => field !== resource.title);
	const view = (field: string, record: Record<string, unknown>) => (
		<Value name={field} schema={toField(resource.record, field)} value={record[field]} />
	);
	return (
		<List
			filters={toFilters(resource, getName, hasRoom || resource.filters.length <= FEW_FILTERS)}
			sort={{ field: sort, order: order === 'asc' ? 'ASC' : 'DESC' }}
			perPage={25}
			exporter={false}
			actions={<ListActions />}
			empty={<EmptyList />}
			title={translate(`resources.${name}.name`, { smart_count: 2 })}
		>
			<Heading text={translate(`resources.${name}.name`, { smart_count: 2 })} />
			{isNarrow ? (
				<SimpleList
					rowClick="show"
					primaryText={(record) => view(resource.title, record)}
					secondaryText={(record) => <Others name={name} record={record} />}
					tertiaryText={(record) => (others.includes('state') ? view('state', record) : null)}
				/>
			) : (
				<DataTable rowClick="show" bulkActionButtons={false}>
					{columns.map((field) => (
						<DataTable.Col
							key={field}
							source={field}
							label={getName(field)}
							disableSort={!resource.sorts.includes(field)}
							render={(record) =>
								field === resource.title ? (
									<RecordLink name={name} id={record.id} isWhole={NUMBERS.includes(field)}>
										{view(field, record)}
									</RecordLink>
								) : (
									view(field, record)
								)
							}
						/>
					))}
				</DataTable>
			)}
		</List>
	);
}
