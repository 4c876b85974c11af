from django.db import migrations, models
import django.db.models.deletion


class Migration(migrations.Migration):

    dependencies = [
        ('ostrov', '0001_initial'),
    ]

    operations = [
        migrations.CreateModel(
            name='PageDraft',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('version', models.PositiveIntegerField(default=0)),
                ('step', models.PositiveIntegerField(default=0)),
                ('changed_by', models.CharField(blank=True, max_length=200)),
                ('changed_at', models.DateTimeField(null=True)),
                ('page', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, related_name='draft', to='ostrov.page')),
            ],
        ),
        migrations.CreateModel(
            name='DraftStep',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveIntegerField()),
                ('state', models.JSONField()),
                ('page', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='draft_steps', to='ostrov.page')),
            ],
            options={
                'unique_together': {('page', 'number')},
            },
        ),
    ]
